import { pageBuilder } from '../queries';
import { blogCardFields, isShown, newestFirst, shownForGender } from './card-fields';

const forGender = `*[_type == "blog" && ${shownForGender}]`;

/** A page of blogs for `$gender`, from place `$from` up to `$to`, with how many there are. */
export const blogsQuery = `{
  "items": ${forGender} | ${newestFirst} [$from...$to]{ ${blogCardFields} },
  "total": count(${forGender})
}`;

/** A blog with the newest others for the same readers. */
export const blogBySlugQuery = `*[_type == "blog" && slug.current == $slug][0]{
  ${blogCardFields}, _type, metaDescription, author, readingTime, ${pageBuilder},
  "related": *[_type == "blog" && ${isShown} && _id != ^._id && audience == ^.audience] | ${newestFirst} [0...3]{ ${blogCardFields} }
}`;
