import { image, maybe, maybeImage, maybeText, reference, text, titledPage } from '@weefsel/contracts/shapes';
import * as v from 'valibot';
import { toOptionalImage, type ImageProps, type Wish } from '../../images/to-image';
import { givenHref } from '../../links/given-href';
import { pageHref } from '../../links/page-href';
import { withoutUndefined } from '../../text/without-undefined';
import { plainText } from '../../text/plain-text';
import type { PageSurroundings } from '../block-context';

/** Elements of a slider, each with the page or brand of its link. */
export const sliderElementsQuery = `{
    elements[]{ ..., "page": pageReference->{ title, slug }, "brand": selectedBrand->{ name, url, image } }
  }`;

/** The fields of a brand that a tile shows. */
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
  /** Linked category in the commerce backend. */
  link: v.exactOptional(reference),
  itemImage: maybeImage,
  itemTitle: maybeText,
  /** Linked content page. The query resolves it to `page`, null when it was deleted. */
  pageReference: v.exactOptional(reference),
  page: titledPage,
  /** Linked brand document. The query resolves it to `brand`, null when it was deleted. */
  selectedBrand: v.exactOptional(reference),
  brand: maybe(brandCard),
});

export interface SliderTile {
  key: string;
  title?: string;
  text?: string;
  image?: ImageProps;
  /** Absent when the tile is no link. */
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
 * A tile with the editor's text and picture, completed from its link target.
 * Targets in order: page, brand, category. Undefined without text and picture.
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
  return withoutUndefined({ key: element._key, title, text: words, image, href });
}
