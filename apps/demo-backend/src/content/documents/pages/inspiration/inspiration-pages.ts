import { button, campaign } from '../../content-writer.ts';
import type { PageDraft } from '../../content-writer.ts';
import { callToAction, plainHero, section } from '../../page-parts.ts';

export const inspirationPage: PageDraft = {
  slug: 'inspiratie',
  title: 'Inspiratie',
  metaDescription:
    'Looks en verhalen van de redactie van Weefsel: hoe je combineert, wat je waarmee draagt en wie je kleren maakt. Elke week nieuw.',
  blocks: [
    plainHero(
      'Inspiratie',
      'Combinaties om na te doen en verhalen om bij te blijven hangen. Elke week komt er iets bij.',
    ),
    { _type: 'inspirationOverview' },
    {
      _type: 'doubleBanner',
      title: 'Liever gericht kijken?',
      banners: [
        {
          _key: 'dames',
          title: 'Voor dames',
          subtitle: 'Van kantoor tot bruiloft',
          url: '/nl/dames/inspiratie/',
          button: { title: 'Alles voor dames', type: 'underline' },
          image: campaign('ladies', 9, 'tile'),
        },
        {
          _key: 'heren',
          title: 'Voor heren',
          subtitle: 'Van weekend tot sollicitatie',
          url: '/nl/heren/inspiratie/',
          button: { title: 'Alles voor heren', type: 'underline' },
          image: campaign('men', 9, 'tile'),
        },
      ],
    },
  ],
};

export const ladiesInspirationPage: PageDraft = {
  slug: 'dames/inspiratie',
  title: 'Inspiratie voor dames',
  metaDescription:
    'Looks en artikelen over damesmode: wat je draagt naar een bruiloft, hoe je een blazer past en welke kleuren samengaan.',
  context: 'ladies',
  blocks: [
    plainHero('Inspiratie voor dames', 'Wat onze stylisten zelf dragen, en waarom het werkt.'),
    { _type: 'inspirationOverview' },
    callToAction(
      'Eén combinatie per week in je mail',
      'Op donderdagochtend, met kleding die je misschien al hebt.',
      button('Over de nieuwsbrief', '/nl/nieuwsbrief/', 'secondary'),
    ),
  ],
};

export const menInspirationPage: PageDraft = {
  slug: 'heren/inspiratie',
  title: 'Inspiratie voor heren',
  metaDescription:
    'Looks en artikelen over herenmode: een colbert zonder das, schoenen bij een chino en hoe je een overhemd kiest dat echt past.',
  context: 'men',
  blocks: [
    plainHero('Inspiratie voor heren', 'Zonder regels, met redenen. Zo combineert onze herenverdieping.'),
    { _type: 'inspirationOverview' },
    section(
      'Drie dingen die altijd kloppen',
      `
        1. Je riem en je schoenen hebben ongeveer dezelfde kleur. Ongeveer is genoeg.
        2. Eén stuk valt op: de jas, de trui of de sokken. Niet alle drie.
        3. Twijfel je over de lengte van je broek, dan is hij te lang.
      `,
      [button('Bekijk alle looks', '/nl/heren/looks/', 'secondary')],
    ),
  ],
};
