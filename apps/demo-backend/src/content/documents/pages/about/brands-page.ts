import type { Brand } from '../../../../catalogue/types.ts';
import { button, campaign, reference } from '../../content-writer.ts';
import type { Assortment, PageDraft } from '../../content-writer.ts';
import { callToAction, plainHero, section } from '../../page-parts.ts';

/** Brands that the shop puts forward, by name. */
const FAVOURITES = ['Askelind', 'Fjordal', 'Côte Brunelle', 'Garvemans', 'Lanificio Terravo', 'Kettingdraad'];

const byName = (a: Brand, b: Brand) => a.name.localeCompare(b.name, 'nl');

/** What the shop puts forward, followed by every brand under its letter. */
export const brandsPage = ({ brands }: Assortment): PageDraft => ({
  slug: 'merken',
  title: 'Merken',
  metaDescription:
    'Alle merken van Weefsel van A tot Z, voor dames en heren: van betaalbare basis tot ateliers met een eigen handschrift.',
  blocks: [
    plainHero('Merken', 'Grote namen en kleine ateliers, gekozen op stof, pasvorm en de mensen erachter.'),
    {
      _type: 'manufacturerSlider',
      title: 'Onze favorieten van dit seizoen',
      elements: brands
        .filter(({ name }) => FAVOURITES.includes(name))
        .toSorted(byName)
        .map(({ slug, name }) => ({
          _key: slug,
          selectedBrand: reference(`brand-${slug}`),
          itemTitle: name,
        })),
      finalLink: button('Naar de nieuwe collectie', '/nl/dames/nieuw/', 'secondary'),
    },
    { _type: 'brandsDirectory', title: 'Alle merken van A tot Z' },
    {
      _type: 'doubleBanner',
      banners: [
        {
          _key: 'dames',
          title: 'Nieuw voor dames',
          subtitle: 'Uit Milaan, Lyon en de Achterhoek',
          url: '/nl/dames/nieuw/',
          button: { title: 'Bekijk wat er binnenkwam', type: 'underline' },
          image: campaign('ladies', 6, 'tile'),
        },
        {
          _key: 'heren',
          title: 'Nieuw voor heren',
          subtitle: 'Noors breiwerk, Italiaanse wol',
          url: '/nl/heren/nieuw/',
          button: { title: 'Bekijk wat er binnenkwam', type: 'underline' },
          image: campaign('men', 6, 'tile'),
        },
      ],
    },
    section(
      'Hoe een merk bij ons terechtkomt',
      `
        Elk halfjaar rijden we met een lege bestelbus naar beurzen in Florence, Parijs en Kopenhagen. Meestal komt hij leeg terug. Een merk moet drie dingen laten zien: dat de stof goed is, dat de maten kloppen en dat het antwoord weet op de vraag wie het genaaid heeft.
        Met de helft van onze leveranciers werken we langer dan tien jaar. Nieuwe namen beginnen klein, met vijf of zes stukken. Verkopen die zich vanzelf, dan bestellen we meer.
      `,
    ),
    callToAction(
      'Mis je een merk?',
      'Laat het ons weten, dan kijken we of het bij ons past.',
      button('Stuur ons een tip', '/nl/contact/', 'secondary'),
    ),
  ],
});
