import type { Brand } from '../../../../catalogue/types.ts';
import { button } from '../../content-writer.ts';
import type { Assortment, PageDraft } from '../../content-writer.ts';
import { portableText } from '../../portable-text.ts';

const byName = (a: Brand, b: Brand) => a.name.localeCompare(b.name, 'nl');

const linksTo = (brands: readonly Brand[]) =>
  portableText(brands.map((brand) => `- [${brand.name}](/${brand.seoPath})`).join('\n'));

/** Introduction with a link to every brand, in two columns by name. */
export function brandsPage({ brands }: Assortment): PageDraft {
  const sorted = brands.toSorted(byName);
  const half = Math.ceil(sorted.length / 2);
  return {
    slug: 'merken',
    title: 'Merken',
    metaDescription:
      'Alle merken van Weefsel van A tot Z, voor dames en heren: van betaalbare basis tot ateliers met een eigen handschrift.',
    blocks: [
      {
        _type: 'textBlock',
        title: 'Merken',
        headingLevel: 'h1',
        text: 'Grote namen en kleine ateliers, gekozen op stof, pasvorm en de mensen erachter.',
        firstColumn: linksTo(sorted.slice(0, half)),
        secondColumn: linksTo(sorted.slice(half)),
      },
      {
        _type: 'callToAction',
        title: 'Liever kijken dan kiezen?',
        text: 'Bekijk wat er deze week binnenkwam.',
        headingLevel: 'h2',
        buttons: [
          button('Nieuw voor dames', '/nl/dames/nieuw/'),
          button('Nieuw voor heren', '/nl/heren/nieuw/', 'secondary'),
        ],
      },
    ],
  };
}
