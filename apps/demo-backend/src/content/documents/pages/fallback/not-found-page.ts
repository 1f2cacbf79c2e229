import { button, campaign } from '../../content-writer.ts';
import type { PageDraft } from '../../content-writer.ts';
import { portableText } from '../../portable-text.ts';

/** Shown at an address that leads nowhere. */
export const notFoundPage: PageDraft = {
  slug: 'niet-gevonden',
  title: 'Niet gevonden',
  metaDescription: 'Deze pagina bestaat niet of niet meer. Zoek verder in de collectie voor dames en heren.',
  blocks: [
    {
      _type: 'textBlock',
      title: 'Deze draad loopt hier dood',
      headingLevel: 'h1',
      firstColumn: portableText(`
        De pagina die je zoekt bestaat niet, of niet meer. Misschien is het artikel uitverkocht, of zit er een tikfout in het adres. Zoek het hierboven op, of begin bij een van de afdelingen.
      `),
    },
    {
      _type: 'doubleBanner',
      banners: [
        {
          _key: 'dames',
          title: 'Dames',
          url: '/nl/dames/',
          button: { title: 'Shop dames', type: 'underline' },
          image: campaign('ladies', 0, 'tile'),
        },
        {
          _key: 'heren',
          title: 'Heren',
          url: '/nl/heren/',
          button: { title: 'Shop heren', type: 'underline' },
          image: campaign('men', 0, 'tile'),
        },
      ],
    },
    {
      _type: 'callToAction',
      title: 'Zocht je hulp bij een bestelling?',
      headingLevel: 'h2',
      buttons: [button('Naar de klantenservice', '/nl/klantenservice/', 'secondary')],
    },
  ],
};
