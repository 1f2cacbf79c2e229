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

/** Fields of a blog's card in an overview. */
export const blogCardFields = '_id, title, slug, shortDescription, image, audience, publishedAt';

/** Fields of a look's card in an overview. */
export const lookCardFields = '_id, title, slug, image, audience, publishedAt';

/** Newest first. Equal dates keep a fixed order, so that no page repeats items of another. */
const newestFirst = 'order(publishedAt desc, _id asc)';

/** Only documents with an address and a picture can be shown. */
const isShown = 'defined(slug.current) && defined(image.asset)';

/** Can be shown and, with a `$gender`, is meant for it. */
const shownForGender = `${isShown} && ($gender == "" || audience == $gender)`;

/** One page of a list. */
export interface FoundPage<Item> {
  items: Item[];
  /** Number of items on all pages. */
  total: number;
}

/** Shape of one page of a list. */
const foundPage = <T>(item: v.GenericSchema<unknown, T>): Shape<FoundPage<T>> =>
  v.object({ items: v.array(item), total: v.number() });

/** A page of cards for `$gender`, from index `$from` up to `$to`, with the total. */
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

/** The newest other blogs for the same audience, at most three. */
const related = list(blogCard);

/** A blog with the newest others for the same audience. */
export const blogBySlugQuery = (blocks: AskedBlocks) => ({
  name: 'blogBySlug',
  shape: v.nullable(v.object({ ...blogDocument.entries, ...pageBuilder(blocks), related })),
  groq: `*[_type == "blog" && slug.current == $slug][0]{
  ${blogCardFields}, _type, metaDescription, author, readingTime, ${blocksIn('pageBuilder', blocks)},
  "related": *[_type == "blog" && ${isShown} && _id != ^._id && audience == ^.audience] | ${newestFirst} [0...3]{ ${blogCardFields} }
}`,
});

const neighbour = '{ _id, title, slug, image }';

/** The look published before or after another one; null for the oldest and the newest. */
const lookNeighbour = v.nullish(v.object({ title: text, slug, image }), null);

export const looksQuery = overviewQuery('looks', '_type == "look"', lookCard, lookCardFields);

/** A look with its neighbours in the overview. */
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

/** The newest looks that contain a product, by its id in the commerce backend. */
export const looksWithQuery = {
  name: 'looksWith',
  shape: v.array(v.object({ title: text, slug, products: lookDocument.entries.products })),
  groq: `*[_type == "look" && ${isShown} && $productId in products[].productId] | ${newestFirst} [0...3]{ title, slug, products }`,
};

/** A card in the overview of looks and blogs. */
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
