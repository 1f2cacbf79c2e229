import { image, lookCard, lookDocument, slug, text } from '@weefsel/contracts/shapes';
import * as v from 'valibot';
import { foundPage } from '../found-page-shape';
import { isShown, lookCardFields, newestFirst, shownForGender } from './card-fields';

const forGender = `*[_type == "look" && ${shownForGender}]`;
const neighbour = '{ _id, title, slug, image }';

/** The look that came out before or after another one; null for the oldest and the newest. */
export const lookNeighbour = v.nullish(v.object({ title: text, slug, image }), null);

/** A page of looks for `$gender`, from place `$from` up to `$to`, with how many there are. */
export const looksQuery = {
  name: 'looks',
  shape: foundPage(lookCard),
  groq: `{
  "items": ${forGender} | ${newestFirst} [$from...$to]{ ${lookCardFields} },
  "total": count(${forGender})
}`,
};

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
