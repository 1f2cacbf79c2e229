import * as v from 'valibot';
import { list, maybeText, text, slug } from '../fields';
import { maybeImage, reference } from './asset';
import { blogCard, lookCard } from './cards';
import { richText } from './rich-text';

type PageFields = v.InferOutput<typeof contentPage>;
/** A page of blocks. The app that shows them defines the kinds of blocks. */
export interface ContentPage<Block = unknown> extends PageFields {
  pageBuilder: Block[];
}
export const contentPage = v.object({
  _id: v.string(),
  _type: v.nullish(v.literal('page'), 'page'),
  title: text,
  /** Path below `/nl/` without slashes: `bezorgen` is shown at `/nl/bezorgen/`; `home` at `/nl/`. */
  slug,
  metaDescription: text,
  context: v.nullish(v.picklist(['ladies', 'men', 'general']), 'general'),
});

type LandingFields = v.InferOutput<typeof landingDocument>;
/** Blocks that editors placed around the products of a listing. */
export interface LandingDocument<Block = unknown> extends LandingFields {
  above?: Block[];
  between?: Block[];
  below?: Block[];
}
export const landingDocument = v.object({
  _id: v.string(),
  _type: v.literal('landing'),
  /** Name for editors. */
  title: v.string(),
  /** Path of the listing below `/nl/` without slashes at its ends: `dames/kleding/jurken`. */
  slug,
  /** Blogs shown as tiles between the products. */
  tiles: v.exactOptional(v.array(v.object({ ...reference.entries, _key: v.string() }))),
});

type BlogFields = v.InferOutput<typeof blogDocument>;
export interface BlogDocument<Block = unknown> extends BlogFields {
  pageBuilder: Block[];
}
export const blogDocument = v.object({
  ...blogCard.entries,
  image: maybeImage,
  _type: v.nullish(v.literal('blog'), 'blog'),
  metaDescription: text,
  author: text,
  /** Minutes. */
  readingTime: v.nullish(v.number(), 0),
});

/** Clothes worn together. */
export type LookDocument = v.InferOutput<typeof lookDocument>;
export const lookDocument = v.object({
  ...lookCard.entries,
  image: maybeImage,
  _type: v.nullish(v.literal('look'), 'look'),
  metaDescription: text,
  text: richText,
  /** The articles: product ids of the commerce backend, with the place of each on the picture as fractions. */
  products: list(
    v.object({
      _key: text,
      productId: v.string(),
      x: v.exactOptional(v.number()),
      y: v.exactOptional(v.number()),
    }),
  ),
});

export type BrandDocument = v.InferOutput<typeof brandDocument>;
export const brandDocument = v.object({
  _id: v.string(),
  _type: v.literal('brand'),
  name: v.string(),
  /** Manufacturer id in the commerce backend. */
  manufacturerId: v.string(),
  /** Path in the shop. */
  url: v.string(),
  image: maybeImage,
  text: richText,
  /** Where it began, and in which year. */
  place: maybeText,
  country: maybeText,
  since: v.nullish(v.number()),
});

/** An address that moved. */
export type RedirectDocument = v.InferOutput<typeof redirectDocument>;
export const redirectDocument = v.object({
  _id: v.string(),
  _type: v.literal('redirect'),
  /** Path in the shop, e.g. `/nl/ruilen/`. */
  from: v.string(),
  /** Path or address; empty where an editor left it out. */
  to: v.fallback(v.string(), ''),
  /** 301 for good; 302 for a while, and for any other value. */
  status: v.fallback(v.picklist([301, 302]), 302),
});
