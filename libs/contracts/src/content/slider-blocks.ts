import * as v from 'valibot';
import { list, maybe, maybeText, text } from '../fields';
import { image, maybeImage, reference } from './asset';
import { blockOf } from './block-base';
import { button, maybeButton } from './button';
import { titledPage } from './linked-page';

/** One tab of a product slider on the wire; `ProductSliderTab` is the shape that mf-catalog's fragment takes. */
export type ProductSliderBlockTab = v.InferOutput<typeof productSliderTab>;
const productSliderTab = v.object({
  _key: text,
  title: text,
  /** Absent means `dpg`: the newest products of the category that `pageReference` points at. */
  dataSource: v.exactOptional(v.picklist(['TweakwiseRecommend', 'dpg'])),
  TweakwiseRecommendationId: maybeText,
  pageReference: v.exactOptional(reference),
});

export type ProductSliderBlock = v.InferOutput<typeof productSliderBlock>;
export const productSliderBlock = blockOf('productSlider', {
  title: maybeText,
  tabs: list(productSliderTab),
});

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
const sliderElement = v.object({
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

/** Pictures or short texts that follow each other, with the way to the shop's social pages and a counter. */
export type InfoSliderBlock = v.InferOutput<typeof infoSliderBlock>;
export const infoSliderBlock = blockOf('infoSlider', {
  title: maybeText,
  elements: list(v.object({ _key: text, title: text, text, image: maybeImage })),
  /** Addresses of the shop's pages; what is absent is not shown. */
  facebook: maybeText,
  instagram: maybeText,
  tiktok: maybeText,
});

/** Brands side by side, closed by a tile that leads on. */
export type ManufacturerSliderBlock = v.InferOutput<typeof manufacturerSliderBlock>;
export const manufacturerSliderBlock = blockOf('manufacturerSlider', {
  title: text,
  elements: list(sliderElement),
  finalLink: v.exactOptional(button),
});

export type ContentSliderBlock = v.InferOutput<typeof contentSliderBlock>;
export const contentSliderBlock = blockOf('contentSlider', {
  title: maybeText,
  elements: list(sliderElement),
});

/** A campaign picture with a text, and beside it the articles to wear. */
export type InspirationBlock = v.InferOutput<typeof inspirationBlock>;
export const inspirationBlock = blockOf('inspiration', {
  title: text,
  text: maybeText,
  image: maybeImage,
  imageAlt: text,
  button: maybeButton,
  tabs: list(productSliderTab),
});

/** The shop's own posts: feed 2 for ladies, 3 for men. */
export type InstagramFeedBlock = v.InferOutput<typeof instagramFeedBlock>;
export const instagramFeedBlock = blockOf('instagramFeed', {
  title: maybeText,
  feed: v.picklist([2, 3]),
});
