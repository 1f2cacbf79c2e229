import { NO_LINK, safeHref } from '@weefsel/contracts';
import type { ImageProps, Wish } from '../../images/to-image';
import { toOptionalImage } from '../../images/to-optional-image';
import { pageHref } from '../../links/page-href';
import { given } from '../../text/given';
import { plainText } from '../../text/plain-text';
import type { PageSurroundings } from '../block-context';
import type { SliderElement } from './slider-element-shape';

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
  const brandHref = safeHref(plainText(brand?.url));
  if (slug) return pageHref(slug);
  return brandHref === NO_LINK ? hrefOfCategory(link) : brandHref;
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
