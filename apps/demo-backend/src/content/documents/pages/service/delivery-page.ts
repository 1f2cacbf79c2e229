import { button } from '../../content-writer.ts';
import type { PageDraft } from '../../content-writer.ts';
import { portableText } from '../../portable-text.ts';

export const deliveryPage: PageDraft = {
  slug: 'bezorgen',
  title: 'Bezorgen',
  metaDescription:
    'Vóór 22.00 uur besteld, op werkdagen morgen in huis. Gratis verzending vanaf € 50. Lees hoe we bezorgen en hoe je je pakket volgt.',
  blocks: [
    {
      _type: 'textBlock',
      title: 'Bezorgen',
      headingLevel: 'h1',
      text: 'Vóór 22.00 uur besteld is op werkdagen de volgende dag in huis.',
      firstColumn: portableText(`
        ### Wat kost het?
        - Vanaf € 50: **gratis** in Nederland en België
        - Onder € 50: € 4,95 in Nederland, € 6,95 in België
        - Afhalen in onze winkel in Utrecht: altijd gratis
        ### Waar bezorgen we?
        Op elk adres in Nederland en België, of bij een afhaalpunt bij jou in de buurt. Je kiest dat bij het afrekenen.
      `),
      secondColumn: portableText(`
        ### Wanneer komt mijn pakket?
        1. Je bestelt op maandag tot en met vrijdag vóór 22.00 uur, of op zondag vóór 18.00 uur.
        2. We pakken je bestelling dezelfde dag in en mailen je een volglink.
        3. De volgende werkdag ligt je pakket op de mat. Naar België duurt het één dag langer.
        ### Ik ben niet thuis
        De bezorger probeert het bij je buren. Lukt dat niet, dan ligt je pakket zeven dagen klaar bij een afhaalpunt. Via de volglink kies je ook zelf een andere dag of een ander adres.
      `),
    },
    {
      _type: 'textBlock',
      title: 'Er gaat iets mis onderweg',
      headingLevel: 'h2',
      firstColumn: portableText(`
        Staat je pakket langer dan twee werkdagen stil, of zegt de volglink dat het bezorgd is terwijl je niets hebt gekregen? Kijk eerst even bij de buren en in de schuur. Niets gevonden? Dan zoeken wij het voor je uit bij de bezorger. Is je pakket kwijt, dan sturen we een nieuw, of krijg je je geld terug. Dat risico is voor ons.
      `),
    },
    {
      _type: 'callToAction',
      title: 'Past het toch niet?',
      text: 'Je hebt 30 dagen om rustig te passen, en terugsturen is gratis.',
      headingLevel: 'h2',
      buttons: [button('Lees hoe retourneren werkt', '/nl/retourneren/')],
    },
  ],
};
