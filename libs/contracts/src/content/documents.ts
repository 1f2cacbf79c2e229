import type { PageContext } from '../page';
import type { SanityImage } from './asset';
import type { Block } from './blocks';
import type { PortableText } from './rich-text';

export interface ContentPage {
  _id: string;
  _type: 'page';
  title: string;
  /** Path below `/nl/` without slashes: `bezorgen` is shown at `/nl/bezorgen/`; `home` at `/nl/`. */
  slug: { current: string };
  metaDescription: string;
  context: PageContext;
  pageBuilder: Block[];
}

/** What editors wrote around the products of a listing. */
export interface LandingDocument {
  _id: string;
  _type: 'landing';
  /** What editors call it. */
  title: string;
  /** Path of the listing below `/nl/` without slashes at its ends: `dames/kleding/jurken`. */
  slug: { current: string };
  above?: Block[];
  below?: Block[];
}

/** Whom a blog or look is for; `general` is found under everything only. */
export type Audience = 'dames' | 'heren' | 'general';

/** What an overview shows of a blog. */
export interface BlogCard {
  _id: string;
  title: string;
  /** Last part of its address `/nl/blog/{slug}/`. */
  slug: { current: string };
  /** One or two sentences; on phones the part after the first hyphen. */
  shortDescription: string;
  image: SanityImage;
  audience: Audience;
  /** ISO 8601. */
  publishedAt: string;
}

export interface BlogDocument extends BlogCard {
  _type: 'blog';
  metaDescription: string;
  author: string;
  /** Minutes. */
  readingTime: number;
  pageBuilder: Block[];
}

/** What an overview shows of a look. */
export interface LookCard {
  _id: string;
  title: string;
  /** Last part of its address `/nl/look/{slug}`. */
  slug: { current: string };
  image: SanityImage;
  audience: Audience;
  /** ISO 8601. */
  publishedAt: string;
}

/** Clothes worn together. */
export interface LookDocument extends LookCard {
  _type: 'look';
  metaDescription: string;
  text: PortableText;
  /** The articles: product ids of the commerce backend, with the place of each on the picture as fractions. */
  products: { _key: string; productId: string; x?: number; y?: number }[];
}

export interface BrandDocument {
  _id: string;
  _type: 'brand';
  name: string;
  /** Manufacturer id in the commerce backend. */
  manufacturerId: string;
  /** Path in the shop. */
  url: string;
  image?: SanityImage;
  text: PortableText;
}

/** An address that moved. */
export interface RedirectDocument {
  _id: string;
  _type: 'redirect';
  /** Path in the shop, e.g. `/nl/ruilen/`. */
  from: string;
  /** Path or address. */
  to: string;
  status: 301 | 302;
}
