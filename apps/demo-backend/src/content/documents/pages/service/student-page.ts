import { button } from '../../content-writer.ts';
import type { PageDraft } from '../../content-writer.ts';
import { callToAction, faq, faqTab, plainHero, section } from '../../page-parts.ts';

export const studentPage: PageDraft = {
  slug: 'studentenkorting',
  title: 'Studentenkorting',
  metaDescription:
    'Studeer je aan een mbo, hbo of universiteit? Dan krijg je bij Weefsel in Utrecht en online 10% korting. Lees hoe je hem aanvraagt.',
  blocks: [
    plainHero(
      'Studentenkorting',
      'Goede kleding is een investering, en die doe je zelden op een bijbaan. Daarom gaat er voor studenten 10% af.',
    ),
    {
      _type: 'buttons',
      buttons: [
        button('T-shirts en tops voor haar', '/nl/dames/kleding/tops-t-shirts/'),
        button('T-shirts voor hem', '/nl/heren/kleding/t-shirts/', 'secondary'),
      ],
    },
    section(
      'In de winkel',
      `
        Laat aan de kassa je studentenpas of je bewijs van inschrijving zien, op papier of op je telefoon. De korting gaat van het hele bedrag af, ook als er al iets in de sale is.
      `,
    ),
    section(
      'Online',
      `
        Stuur vanaf het mailadres van je opleiding een bericht naar de [klantenservice](/nl/contact/). Je krijgt een persoonlijke code die een studiejaar lang werkt, zo vaak als je wilt.
        Heb je geen schooladres, voeg dan een foto van je pas toe. Streep je studentnummer gerust door; we bewaren de foto niet.
      `,
    ),
    faq(
      'Nog vragen',
      faqTab('studenten-vragen', 'Studenten', [
        [
          'Geldt de korting ook voor promovendi en scholieren?',
          'Voor promovendi wel. Scholieren van de middelbare school helaas nog niet.',
        ],
        [
          'Kan ik de code samen met een andere code gebruiken?',
          'Soms. Gaan twee codes niet samen, dan zegt de winkelmand dat meteen en kies je zelf de voordeligste.',
        ],
        [
          'Ik ben afgestudeerd. Houdt het op?',
          'Je code loopt door tot 1 oktober na je diploma. Genoeg tijd voor een pak of jurk voor je eerste gesprek.',
        ],
      ]),
    ),
    callToAction(
      'Klein budget, groot plan?',
      'Onze kleermaker maakt van een erfstuk weer iets wat je wilt dragen.',
      button('Naar de herstelservice', '/nl/herstelservice/', 'underline'),
    ),
  ],
};
