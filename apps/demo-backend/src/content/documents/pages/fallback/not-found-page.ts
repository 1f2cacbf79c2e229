import { button, campaign } from '../../content-writer.ts';
import type { PageDraft } from '../../content-writer.ts';
import { plainHero, section } from '../../page-parts.ts';

/** Shown at an address that leads nowhere. */
export const notFoundPage: PageDraft = {
  slug: 'niet-gevonden',
  title: 'Niet gevonden',
  metaDescription: 'Deze pagina bestaat niet of niet meer. Zoek verder in de collectie voor dames en heren.',
  blocks: [
    plainHero(
      'Deze draad loopt hier dood',
      'De pagina die je zoekt bestaat niet, of niet meer. Vaak is het artikel uitverkocht, of zit er een tikfout in het adres.',
    ),
    {
      _type: 'doubleBanner',
      banners: [
        {
          _key: 'dames',
          title: 'Dames',
          url: '/nl/dames/',
          button: { title: 'Bekijk dames', type: 'underline' },
          image: campaign('ladies', 0, 'tile'),
        },
        {
          _key: 'heren',
          title: 'Heren',
          url: '/nl/heren/',
          button: { title: 'Bekijk heren', type: 'underline' },
          image: campaign('men', 0, 'tile'),
        },
      ],
    },
    section(
      'Misschien zocht je dit',
      `
        - [Waar blijft mijn bestelling?](/nl/bezorgen/)
        - [Iets terugsturen](/nl/retourneren/)
        - [De juiste maat vinden](/nl/maattabel/)
        - [Alle merken van A tot Z](/nl/merken/)
      `,
      [
        button('Naar de homepage', '/nl/'),
        button('Naar de klantenservice', '/nl/klantenservice/', 'secondary'),
      ],
    ),
    {
      _type: 'productSlider',
      title: 'Veel bekeken',
      tabs: [
        {
          _key: 'favorieten',
          title: 'Favorieten',
          dataSource: 'TweakwiseRecommend',
          TweakwiseRecommendationId: '1',
        },
      ],
    },
  ],
};
