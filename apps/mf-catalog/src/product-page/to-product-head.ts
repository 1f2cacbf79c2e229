import type { PageHead, PageRequest } from '@weefsel/contracts';
import { toBreadcrumbList } from '@weefsel/product';
import { galleryPicture } from './gallery/gallery-picture';
import type { ProductPageData } from './product-page-data';
import { chosenColour, type Selection } from './product-selection';
import { toProductLd } from './structured/to-product-ld';

const DESCRIPTION_LENGTH = 155;

function shortened(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  return `${text.slice(0, text.lastIndexOf(' ', DESCRIPTION_LENGTH))} …`;
}

/** Head of a product page, for search engines, link previews and the browser. */
export function toProductHead(
  data: ProductPageData,
  selection: Selection,
  { origin, promises }: Pick<PageRequest, 'origin' | 'promises'>,
): PageHead {
  const url = origin + data.path;
  const { name, brand } = data;
  const picture = chosenColour(data, selection)?.pictures[0];
  const hero = picture && galleryPicture(picture.url, [new URL(picture.url, origin).host], 'column');
  const [first] = data.paragraphs;
  return {
    title: `${brand ? `${name} van ${brand.name}` : name} | Weefsel`,
    ...(first && { description: shortened(first) }),
    canonical: url,
    ...(picture && { image: picture.url }),
    ...(hero && { heroImage: { src: hero.src, srcSet: hero.srcSet, sizes: hero.sizes } }),
    jsonLd: [
      ...toProductLd(data, { origin, colour: selection.colour, promises }),
      toBreadcrumbList(data.crumbs, origin),
    ],
  };
}
