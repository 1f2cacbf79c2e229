import { button, campaign } from '../../content-writer.ts';
import type { PageDraft } from '../../content-writer.ts';
import { callToAction, section } from '../../page-parts.ts';

export const newsletterPage: PageDraft = {
  slug: 'nieuwsbrief',
  title: 'Nieuwsbrief',
  metaDescription:
    'Eén mail per week met nieuwe stukken, combinaties en verhalen van makers. Schrijf je in en krijg {promise.welcomeDiscount} korting op een bestelling.',
  blocks: [
    {
      _type: 'pageHero',
      heroType: 'imageRight',
      kicker: 'Elke donderdagochtend',
      title: 'De nieuwsbrief van Weefsel',
      text: 'Drie minuten leesplezier: wat er binnenkwam, hoe je het draagt en wie het maakte.',
      image: campaign('ladies', 2, 'horizontal'),
      titleLevel: 'h1',
    },
    section(
      'Wat je van ons krijgt',
      `
        - Nieuwe stukken een dag voordat ze op de site staan.
        - Eén combinatie, van schoen tot sjaal, met kleding die je misschien al hebt.
        - Een bericht als de sale begint. Vier keer per jaar, niet vaker.
        - Bij je inschrijving een code voor {promise.welcomeDiscount} korting op een bestelling vanaf {promise.welcomeFrom}.
      `,
    ),
    section(
      'Zo schrijf je je in',
      `
        1. Vul onder aan een pagina van deze site je e-mailadres in.
        2. Open de mail die je van ons krijgt en bevestig dat jij het bent.
        3. Je kortingscode staat in de eerste nieuwsbrief.
        Afmelden doe je met één klik onder aan elke brief. Wat we met je adres doen, en vooral wat niet, staat in de [privacyverklaring](/nl/privacy/).
      `,
    ),
    {
      _type: 'quote',
      quote:
        'De enige winkelmail die ik niet ongelezen weggooi. Vaak koop ik niets, maar kijk ik anders in mijn eigen kast.',
      name: 'Marijke uit Deventer, lezer sinds 2021',
    },
    callToAction(
      'Eerst een indruk?',
      'De verhalen uit de nieuwsbrief verzamelen we op de site.',
      button('Lees onze verhalen', '/nl/blogs/', 'secondary'),
    ),
  ],
};
