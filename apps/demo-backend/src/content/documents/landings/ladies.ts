import { columns } from '../blogs/blog-parts.ts';
import { asked, intro, reading, ways } from './landing-parts.ts';
import type { LandingDraft } from './landing.ts';

/** Everything for ladies. */
export const ladies: LandingDraft = {
  slug: 'dames',
  title: 'Damesmode',
  above: [
    intro(`
      Jurken, blouses, blazers en jassen van zo’n veertig merken, gekozen om jaren te dragen. Filter op je maat en je ziet alleen wat er nu echt ligt.
    `),
  ],
  below: [
    ways(
      'Waar begin je?',
      'ladies',
      ['Jurken', 'dames/kleding/jurken', 5],
      ['Blazers', 'dames/kleding/blazers', 4],
      ['Jassen', 'dames/kleding/jassen', 1],
      ['Rokken', 'dames/kleding/rokken', 2],
      ['Tassen', 'dames/tassen', 3],
    ),
    columns(
      'Damesmode bij Weefsel',
      `
      In de damescollectie hangt de wikkeljurk voor zaterdagavond naast de broek die je op maandag zonder nadenken aantrekt. We kopen per seizoen in, maar kiezen kleuren die met vorig jaar samengaan, zodat je kast meegroeit en je niet elk jaar opnieuw begint.
      Zoek je iets bepaalds, filter dan op maat en kleur. Je ziet meteen alleen wat er echt is.
      `,
      `
      Voor lengtes boven 1,75 meter hebben we [broeken](/nl/dames/kleding/broeken/) en [jeans](/nl/dames/kleding/jeans/) met een langere pijp. Ben je klein, dan kort onze kleermaker ze voor je in.
      Niet zeker van je maat? De [maattabel](/nl/maattabel/) en vijf minuten met een meetlint helpen verder dan drie dozen op de mat.
      `,
    ),
    asked(
      'damesmode',
      'Vragen over damesmode',
      [
        'Vallen alle merken even groot?',
        'Nee. Italiaanse merken vallen vaak een maat kleiner dan Scandinavische. Bij elk artikel staat hoe het valt, en of je beter een maat groter of kleiner neemt.',
      ],
      [
        'Kan ik thuis passen en terugsturen wat niet past?',
        'Ja, je hebt er {promise.returnDays} voor. Hoe je iets terugstuurt lees je bij [retourneren](/nl/retourneren/).',
      ],
      [
        'Welke maten hebben jullie?',
        'Kleding van 34 tot en met 46, schoenen van 36 tot en met 41. Kies je maat in het filter, dan blijft over wat er in jouw maat ligt.',
      ],
    ),
    reading(
      'Advies van onze stylisten',
      'welke-jeans-past-bij-jou',
      'een-blazer-begint-bij-de-schouder',
      'bordeaux-combineren',
    ),
  ],
};
