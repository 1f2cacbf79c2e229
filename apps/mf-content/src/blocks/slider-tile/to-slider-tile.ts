import { image, maybe, maybeImage, maybeText, reference, text, titledPage } from '@weefsel/contracts/shapes';
import * as v from 'valibot';
import { toOptionalImage, type ImageProps, type Wish } from '../../images/to-image';
import { givenHref } from '../../links/given-href';
import { pageHref } from '../../links/page-href';
import { given } from '../../text/given';
import { plainText } from '../../text/plain-text';
import type { PageSurroundings } from '../block-context';

/** Elements of a slider, with the page or brand that each leads to. */
export const sliderElementsQuery = `{
    elements[]{ ..., "page": pageReference->{ title, slug }, "brand": selectedBrand->{ name, url, image } }
  }`;

/** What a tile shows of a brand. */
export type BrandCard = v.InferOutput<typeof brandCard>;
const brandCard = v.object({
  name: text,
  /** Path in the shop. */
  url: text,
  image: maybe(image),
});

/** One tile of a slider of pictures. */
export type SliderElement = v.InferOutput<typeof sliderElement>;
export const sliderElement = v.object({
  _key: text,
  image: maybeImage,
  text: maybeText,
  /** Category in the commerce backend that the tile leads to. */
  link: v.exactOptional(reference),
  itemImage: maybeImage,
  itemTitle: maybeText,
  /** Content page that the tile leads to; `page` is what the query followed it to, null when that page is gone. */
  pageReference: v.exactOptional(reference),
  page: titledPage,
  /** Brand document that the tile leads to; `brand` is what the query followed it to, null when it is gone. */
  selectedBrand: v.exactOptional(reference),
  brand: maybe(brandCard),
});

export interface SliderTile {
  key: string;
  title?: string;
  text?: string;
  image?: ImageProps;
  /** Absent: the tile leads nowhere. */
  href?: string;
}

function hrefOf(
  { page, brand, link }: SliderElement,
  { hrefOfCategory }: PageSurroundings,
): string | undefined {
  const slug = plainText(page?.slug?.current);
  return slug ? pageHref(slug) : (givenHref(brand?.url) ?? hrefOfCategory(link));
}

/**
 * A tile with the editor's own words and picture, else those of what it leads to: a page, a brand or a category, in
 * this order. Nothing for one without words and picture.
 */
export function toSliderTile(
  element: SliderElement,
  wish: Wish,
  surroundings: PageSurroundings,
): SliderTile | undefined {
  const { itemTitle, text, brand, page, link, pageReference, selectedBrand } = element;
  const title = plainText(itemTitle) ?? plainText(brand?.name) ?? plainText(page?.title);
  const source = [element.itemImage, element.image, brand?.image].find((image) => image?.asset);
  const image = toOptionalImage(source, wish, surroundings);
  const words = plainText(text);
  if (!title && !words && !image) return undefined;
  const href = hrefOf(element, surroundings);
  if (!href && (link ?? pageReference ?? selectedBrand)) {
    surroundings.warn(`what its tile "${title ?? element._key}" leads to is gone.`);
  }
  return given({ key: element._key, title, text: words, image, href });
}
