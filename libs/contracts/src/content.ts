/** Points at another document; in commerce fields the `_ref` is the commerce backend's id. */
export interface SanityReference {
  _type: 'reference';
  _ref: string;
}

/** A picture in a content document. Crop and hotspot are fractions of the native size. */
export interface SanityImage {
  _type: 'image';
  /** `_ref` is `image-{id}-{width}x{height}-{ext}`; the builder in api-clients makes an address of it. */
  asset: SanityReference;
  crop?: { top: number; bottom: number; left: number; right: number };
  hotspot?: { x: number; y: number; width: number; height: number };
  /** Dutch description; empty when the picture is decoration. */
  alt?: string;
}

export interface PortableTextSpan {
  _type: 'span';
  _key: string;
  text: string;
  /** `strong`, `em`, or the `_key` of a mark definition. */
  marks: string[];
}

// A type alias, not an interface: @portabletext/react wants mark definitions with an implicit index signature.
export type PortableTextLink = { _type: 'link'; _key: string; href: string };

export interface PortableTextBlock {
  _type: 'block';
  _key: string;
  style: 'normal' | 'h2' | 'h3' | 'h4' | 'blockquote';
  listItem?: 'bullet' | 'number';
  level?: number;
  markDefs: PortableTextLink[];
  children: PortableTextSpan[];
}

export type PortableText = PortableTextBlock[];

export type HeadingLevel = 'h1' | 'h2' | 'h3' | 'h4';

export interface ContentButton {
  /** What a screen reader says when `text` alone does not tell where it leads. */
  title?: string;
  text: string;
  /** Used as it is when it starts with `/`, `http`, `mailto:`, `tel:` or `#`; `#` when nothing better is known. */
  link: string;
  type: 'primary' | 'secondary' | 'underline';
  buttonType: 'internal' | 'external';
  buttonTypeMobile?: 'primary' | 'secondary' | 'underline';
  /** Category in the commerce backend whose SEO path is the real target; `link` stays when the look-up fails. */
  internalLink?: SanityReference;
  externalUrl?: string;
  target?: '_self' | '_blank';
  buttonAlignment?: 'left' | 'center' | 'right';
  classes?: string;
}

interface BlockBase<Type extends string> {
  _type: Type;
  _key: string;
}

/** Campaign picture with its title on it. */
export interface HeaderBannerBlock extends BlockBase<'headerBanner'> {
  image: SanityImage;
  imageMobile?: SanityImage;
  title: string;
  text?: string;
  button1?: ContentButton;
  button2?: ContentButton;
  textPosition: 'left' | 'center' | 'right';
  textColorDesktop: 'dark' | 'light';
  textColorMobile: 'dark' | 'light';
  textStyle: 'big' | 'small';
  titleLevel: HeadingLevel;
  blog: boolean;
}

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

/** Text in two columns; on mobile the second one waits behind 'Meer'. */
export interface TextBlock extends BlockBase<'textBlock'> {
  title?: string;
  firstColumn: PortableText;
  secondColumn?: PortableText;
  /** Short introduction above the columns. */
  text?: string;
  /** Default `h2`. */
  headingLevel?: HeadingLevel;
}

export interface ImageWithTextBlock extends BlockBase<'imageWithText'> {
  image: SanityImage;
  imageAlt: string;
  imageFormat: 'square' | 'rectangleHorizontal' | 'rectangleVertical';
  /** True puts the picture before the text. */
  imageLeft: boolean;
  imageBoxShadow?: 'solid' | 'border';
  title: string;
  headingLevel?: HeadingLevel;
  text: PortableText;
  button?: ContentButton;
}

export interface BannerItem {
  _key: string;
  title: string;
  subtitle?: string;
  /** The banner is a link only when this is there and not `#`. */
  url?: string;
  button?: Pick<ContentButton, 'title' | 'type'>;
  image: SanityImage;
  hidden?: boolean;
}

export interface DoubleBannerBlock extends BlockBase<'doubleBanner'> {
  title?: string;
  banners: BannerItem[];
}

export interface CallToActionBlock extends BlockBase<'callToAction'> {
  title: string;
  text?: string;
  headingLevel?: HeadingLevel;
  buttons: ContentButton[];
}

/** Everything a page can be built of. */
export type Block =
  | HeaderBannerBlock
  | ProductSliderBlock
  | TextBlock
  | ImageWithTextBlock
  | DoubleBannerBlock
  | CallToActionBlock;

export type BlockType = Block['_type'];
export type BlockOf<Type extends BlockType> = Extract<Block, { _type: Type }>;

export interface ContentPage {
  _id: string;
  _type: 'page';
  title: string;
  /** Path below `/nl/` without slashes: `bezorgen` is shown at `/nl/bezorgen/`; `home` at `/nl/`. */
  slug: { current: string };
  metaDescription: string;
  context: 'general' | 'ladies' | 'men';
  pageBuilder: Block[];
}

export type Weekday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';

/** Times as `HH:MM`; a day on which the shop stays shut has `Closed` as its closing time. */
export interface OpeningTimes {
  openingTime: string;
  closingTime: string;
}

export type OpeningHours = Record<Weekday, OpeningTimes>;

export interface MainNavEntry {
  /** Path in the shop; wins over `page`. */
  url: string | null;
  title: string;
  page: { title: string; slug: { current: string } } | null;
}

/** What the `siteConfig` query answers: references followed. */
export interface SiteConfig {
  mainNav: MainNavEntry[];
  showSalePercentage: boolean;
  openingHours: OpeningHours;
}

export interface StoreInfo {
  address: string;
  zipcode: string;
  city: string;
  /** International notation without spaces: `+31300123456`. */
  phone: string;
  whatsapp: string;
  email: string;
  facebook: string;
  instagram: string;
  tiktok: string;
  openingHours: OpeningHours;
}

/** One text on screen, as the content service keeps it. */
export interface SnippetDocument {
  key: string;
  value: string;
}
