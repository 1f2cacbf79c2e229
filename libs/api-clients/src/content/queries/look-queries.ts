import { isShown, lookCardFields, newestFirst, shownForGender } from './card-fields';

const forGender = `*[_type == "look" && ${shownForGender}]`;
const neighbour = '{ title, slug, image }';

/** A page of looks for `$gender`, from place `$from` up to `$to`, with how many there are. */
export const looksQuery = `{
  "items": ${forGender} | ${newestFirst} [$from...$to]{ ${lookCardFields} },
  "total": count(${forGender})
}`;

/** A look with the ones before and after it in the overview. */
export const lookBySlugQuery = `*[_type == "look" && slug.current == $slug][0]{
  ${lookCardFields}, _type, metaDescription, text, products,
  "previous": *[_type == "look" && ${isShown} && (publishedAt > ^.publishedAt || (publishedAt == ^.publishedAt && _id < ^._id))]
    | order(publishedAt asc, _id desc)[0]${neighbour},
  "next": *[_type == "look" && ${isShown} && (publishedAt < ^.publishedAt || (publishedAt == ^.publishedAt && _id > ^._id))]
    | ${newestFirst}[0]${neighbour}
}`;
