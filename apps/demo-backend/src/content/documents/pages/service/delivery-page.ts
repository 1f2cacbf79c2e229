import { button } from '../../content-writer.ts';
import type { PageDraft } from '../../content-writer.ts';
import { portableText } from '../../portable-text.ts';
import { callToAction, faq, faqTab, inPageMenu, plainHero } from '../../page-parts.ts';

export const deliveryPage: PageDraft = {
  slug: 'bezorgen',
  title: 'Bezorgen',
  metaDescription:
    'Vóór {promise.cutOff} besteld, {promise.arrives}. Gratis verzending vanaf {promise.freeShippingFrom}. Lees hoe we bezorgen en hoe je je pakket volgt.',
  blocks: [
    plainHero('Bezorgen', 'Vóór {promise.cutOff} besteld, {promise.arrives}.'),
    inPageMenu('Meer hulp bij je bestelling', {
      klantenservice: 'Klantenservice',
      retourneren: 'Retourneren',
      betalen: 'Betalen',
    }),
    {
      _type: 'textBlock',
      title: 'Kosten en levertijd',
      headingLevel: 'h2',
      firstColumn: portableText(`
        ### Wat kost het?
        - Vanaf {promise.freeShippingFrom}: **gratis**
        - Onder {promise.freeShippingFrom}: {promise.shippingFee}
        - Ophalen in onze winkel in Utrecht: altijd gratis
        ### Waar bezorgen we?
        Op elk adres in {promise.countries}. PostNL neemt je pakket mee in een doos van gerecycled karton.
      `),
      secondColumn: portableText(`
        ### Wanneer komt mijn pakket?
        1. Je bestelt op een werkdag vóór {promise.cutOff}. Wat je in het weekend bestelt, gaat maandag mee.
        2. We pakken je bestelling dezelfde dag in en mailen je een code om haar te volgen.
        3. Zo snel is je pakket er: {promise.deliveryTimes}.
      `),
    },
    faq(
      'Als het anders loopt',
      faqTab('bezorgen-onderweg', 'Onderweg', [
        [
          'Ik ben niet thuis als de bezorger komt',
          'De bezorger belt dan aan bij je buren. Zijn die er ook niet, dan ligt je pakket klaar bij een afhaalpunt; je krijgt bericht welk punt dat is.',
        ],
        [
          'Mijn pakket staat al dagen stil',
          'Beweegt je pakket al een paar werkdagen niet, dan is er iets mis. Wij zoeken het voor je uit. Is het pakket kwijt, dan sturen we een nieuw of krijg je je geld terug.',
        ],
        [
          'De doos is beschadigd aangekomen',
          'Maak een foto van de doos en van wat erin zit voordat je alles uitpakt, en stuur die naar de [klantenservice](/nl/klantenservice/). Je hoeft niets terug te sturen voordat je van ons gehoord hebt.',
        ],
        [
          'Hoelang ligt mijn bestelling klaar in de winkel?',
          'Tot {promise.pickupDays} na ons bericht. Neem je bestelnummer mee en je kunt hem meteen passen. Red je het niet op tijd, bel dan even, dan leggen we hem langer weg.',
        ],
      ]),
    ),
    callToAction(
      'Past het toch niet?',
      'Je hebt {promise.returnDays} om rustig te passen, en terugsturen is gratis.',
      button('Lees hoe retourneren werkt', '/nl/retourneren/'),
    ),
  ],
};
