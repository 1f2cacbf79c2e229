import {
  blogCard,
  blogDocument,
  image,
  list,
  lookCard,
  lookDocument,
  slug,
  text,
} from '@weefsel/contracts/shapes';
import * as v from 'valibot';
import { blocksIn, pageBuilder, type AskedBlocks } from '../asked-blocks';
import type { Shape } from '../../wire/shape';

/** What an overview shows of a blog. */
export const blogCardFields = '_id, title, slug, shortDescription, image, audience, publishedAt';

/** What an overview shows of a look. */
export const lookCardFields = '_id, title, slug, image, audience, publishedAt';

/** Newest first; what came out together keeps one order, so that no page repeats another. */
const newestFirst = 'order(publishedAt desc, _id asc)';

/** A document that can be shown has an address and a picture. */
const isShown = 'defined(slug.current) && defined(image.asset)';

/** Can be shown, and is for `$gender` when that is given. */
const shownForGender = `${isShown} && ($gender == "" || audience == $gender)`;

/** One page of a list. */
export interface FoundPage<Item> {
  items: Item[];
  /** How many there are on all pages. */
  total: number;
}

/** One page of a list of what has this shape. */
const foundPage = <T>(item: v.GenericSchema<unknown, T>): Shape<FoundPage<T>> =>
  v.object({ items: v.array(item), total: v.number() });

/** A page of cards for `$gender`, from place `$from` up to `$to`, with how many there are. */
const overviewQuery = <T>(name: string, kind: string, card: v.GenericSchema<unknown, T>, fields: string) => {
  const found = `*[${kind} && ${shownForGender}]`;
  return {
    name,
    shape: foundPage(card),
    groq: `{
  "items": ${found} | ${newestFirst} [$from...$to]{ ${fields} },
  "total": count(${found})
}`,
  };
};

export const blogsQuery = overviewQuery('blogs', '_type == "blog"', blogCard, blogCardFields);

/** The newest others for the same readers, at most three. */
const related = list(blogCard);

/** A blog with the newest others for the same readers. */
export const blogBySlugQuery = (blocks: AskedBlocks) => ({
  name: 'blogBySlug',
  shape: v.nullable(v.object({ ...blogDocument.entries, ...pageBuilder(blocks), related })),
  groq: `*[_type == "blog" && slug.current == $slug][0]{
  ${blogCardFields}, _type, metaDescription, author, readingTime, ${blocksIn('pageBuilder', blocks)},
  "related": *[_type == "blog" && ${isShown} && _id != ^._id && audience == ^.audience] | ${newestFirst} [0...3]{ ${blogCardFields} }
}`,
});

const neighbour = '{ _id, title, slug, image }';

/** The look that came out before or after another one; null for the oldest and the newest. */
const lookNeighbour = v.nullish(v.object({ title: text, slug, image }), null);

export const looksQuery = overviewQuery('looks', '_type == "look"', lookCard, lookCardFields);

/** A look with the ones before and after it in the overview. */
export const lookBySlugQuery = {
  name: 'lookBySlug',
  shape: v.nullable(v.object({ ...lookDocument.entries, previous: lookNeighbour, next: lookNeighbour })),
  groq: `*[_type == "look" && slug.current == $slug][0]{
  ${lookCardFields}, _type, metaDescription, text, products,
  "previous": *[_type == "look" && ${isShown} && (publishedAt > ^.publishedAt || (publishedAt == ^.publishedAt && _id < ^._id))]
    | order(publishedAt asc, _id desc)[0]${neighbour},
  "next": *[_type == "look" && ${isShown} && (publishedAt < ^.publishedAt || (publishedAt == ^.publishedAt && _id > ^._id))]
    | ${newestFirst}[0]${neighbour}
}`,
};

/** The newest looks that an article is part of, by its id in the commerce backend. */
export const looksWithQuery = {
  name: 'looksWith',
  shape: v.array(v.object({ title: text, slug, products: lookDocument.entries.products })),
  groq: `*[_type == "look" && ${isShown} && $productId in products[].productId] | ${newestFirst} [0...3]{ title, slug, products }`,
};

/** A look or blog in the overview of both. */
export const inspirationCard = v.variant('_type', [
  v.object({ ...blogCard.entries, _type: v.literal('blog') }),
  v.object({ ...lookCard.entries, _type: v.literal('look') }),
]);

/** Looks and blogs together. */
export const inspirationQuery = overviewQuery(
  'inspiration',
  '_type in $types',
  inspirationCard,
  `_type, ${blogCardFields}`,
);
