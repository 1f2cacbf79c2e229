import { image, maybe, maybeImage, maybeText, reference, text, titledPage } from '@weefsel/contracts/shapes';
import * as v from 'valibot';

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
