import { button } from '../../content-writer.ts';
import type { PageDraft } from '../../content-writer.ts';
import { portableText } from '../../portable-text.ts';
import { contactLines, registration } from '../../shop-facts.ts';

export const contactPage: PageDraft = {
  slug: 'contact',
  title: 'Contact',
  metaDescription:
    'Bel, app of mail Weefsel, of kom langs in Utrecht. Je vindt hier onze nummers, ons adres en wanneer we bereikbaar zijn.',
  blocks: [
    {
      _type: 'textBlock',
      title: 'Contact',
      headingLevel: 'h1',
      text: 'Je krijgt bij ons iemand aan de lijn die de collectie kent. Houd je bestelnummer bij de hand, dan gaat het sneller.',
      firstColumn: portableText(`
        ### Bel, app of mail
        - **Telefoon**: ${contactLines.phone}
        - **WhatsApp**: ${contactLines.whatsapp}
        - **E-mail**: ${contactLines.email}
        We zijn bereikbaar op maandag van 12.00 tot 18.00 uur, van dinsdag tot en met vrijdag van 10.00 tot 18.00 uur en op zaterdag van 9.30 tot 17.00 uur.
      `),
      secondColumn: portableText(`
        ### Kom langs
        ${contactLines.address}
        Op donderdag zijn we open tot 21.00 uur. Alle openingstijden staan bij [onze winkel](/nl/winkels/).
        ### Gegevens
        - ${registration.company}
        - KvK ${registration.kvk}
        - Btw ${registration.vat}
      `),
    },
    {
      _type: 'callToAction',
      title: 'Misschien staat je antwoord er al',
      text: 'Bezorging, retour, betalen en maten: het staat allemaal bij elkaar.',
      headingLevel: 'h2',
      buttons: [button('Naar de klantenservice', '/nl/klantenservice/', 'secondary')],
    },
  ],
};
