import { button } from '../../content-writer.ts';
import type { PageDraft } from '../../content-writer.ts';
import { callToAction, plainHero, section } from '../../page-parts.ts';
import { shopMap } from '../../shop-map.ts';
import { contactLines, contactOptions, openingWords, registration, routeAddress } from '../../shop-facts.ts';

export const contactPage: PageDraft = {
  slug: 'contact',
  title: 'Contact',
  metaDescription:
    'Bel, app of mail Weefsel, of kom langs in Utrecht. Je vindt hier onze nummers, ons adres en wanneer we bereikbaar zijn.',
  blocks: [
    plainHero(
      'Contact',
      'Je krijgt bij ons iemand aan de lijn die de collectie kent. Houd je bestelnummer bij de hand, dan gaat het sneller.',
    ),
    {
      _type: 'contactOptions',
      title: 'Zo bereik je ons',
      text: `Van ${openingWords.days} zit er iemand klaar. Een mail die vóór 16.00 uur binnenkomt, beantwoorden we dezelfde werkdag.`,
      options: contactOptions,
    },
    {
      _type: 'openingHours',
      title: 'Kom langs in Utrecht',
      text: `Op ${openingWords.lateDay} kun je tot ${openingWords.lateUntil} passen. Rond feestdagen wijken onze tijden soms af; dat staat dan op de deur en op Instagram.`,
      ...shopMap,
      button: {
        text: 'Plan je route',
        link: routeAddress,
        type: 'secondary',
        buttonType: 'external',
        externalUrl: routeAddress,
        target: '_blank',
      },
    },
    section(
      'Post en pakketten',
      `
        Stuur je iets op zonder dat je het hebt aangemeld? Doe er dan een briefje bij met je naam en bestelnummer. Ons adres is ${contactLines.address}.
        Voor facturen en de pers: ${registration.company}, KvK ${registration.kvk}. De volledige gegevens staan in het [colofon](/nl/colofon/).
      `,
    ),
    callToAction(
      'Misschien staat je antwoord er al',
      'Dertig vragen die we vaak krijgen, met het antwoord erbij.',
      button('Naar de klantenservice', '/nl/klantenservice/', 'secondary'),
    ),
  ],
};
