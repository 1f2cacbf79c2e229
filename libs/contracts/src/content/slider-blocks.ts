import type { SanityImage, SanityReference } from './asset';
import type { BlockBase } from './block-base';
import type { ContentButton } from './button';

/** One tab of a product slider on the wire; `ProductSliderTab` is the shape that mf-catalog's fragment takes. */
export interface ProductSliderBlockTab {
  _key: string;
  title: string;
  /** Absent means `dpg`: the newest products of the category that `pageReference` points at. */
  dataSource?: 'TweakwiseRecommend' | 'dpg';
  TweakwiseRecommendationId?: string;
  pageReference?: SanityReference;
}

export interface ProductSliderBlock extends BlockBase<'productSlider'> {
  title?: string;
  tabs: ProductSliderBlockTab[];
}

/** One tile of a slider of pictures. */
export interface SliderElement {
  _key: string;
  image?: SanityImage;
  text?: string;
  /** Category in the commerce backend that the tile leads to. */
  link?: SanityReference;
  itemImage?: SanityImage;
  itemTitle?: string;
  /** Content page that the tile leads to; `page` is what the query followed it to, null when that page is gone. */
  pageReference?: SanityReference;
  page?: { title: string; slug: { current: string } } | null;
  /** Brand document that the tile leads to; `brand` is what the query followed it to, null when it is gone. */
  selectedBrand?: SanityReference;
  brand?: BrandCard | null;
}

/** What a tile shows of a brand. */
export interface BrandCard {
  name: string;
  /** Path in the shop. */
  url: string;
  image?: SanityImage;
}

/** Pictures or short texts that follow each other, with the way to the shop's social pages and a counter. */
export interface InfoSliderBlock extends BlockBase<'infoSlider'> {
  title?: string;
  elements: { _key: string; title: string; text: string; image?: SanityImage }[];
  /** Addresses of the shop's pages; what is absent is not shown. */
  facebook?: string;
  instagram?: string;
  tiktok?: string;
}

/** Brands side by side, closed by a tile that leads on. */
export interface ManufacturerSliderBlock extends BlockBase<'manufacturerSlider'> {
  title: string;
  elements: SliderElement[];
  finalLink: ContentButton;
}

export interface ContentSliderBlock extends BlockBase<'contentSlider'> {
  title?: string;
  elements: SliderElement[];
}

/** A campaign picture with a text, and beside it the articles to wear. */
export interface InspirationBlock extends BlockBase<'inspiration'> {
  title: string;
  text?: string;
  image: SanityImage;
  imageAlt: string;
  button?: ContentButton;
  tabs: ProductSliderBlockTab[];
}

/** The shop's own posts: feed 2 for ladies, 3 for men. */
export interface InstagramFeedBlock extends BlockBase<'instagramFeed'> {
  title?: string;
  feed: 2 | 3;
}
