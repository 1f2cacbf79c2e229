import { blogCard, blogDocument, list } from '@weefsel/contracts/shapes';
import * as v from 'valibot';
import { foundPage } from '../found-page-shape';
import { blocksIn, pageBuilder, type AskedBlocks } from '../asked-blocks';
import { blogCardFields, isShown, newestFirst, shownForGender } from './card-fields';

const forGender = `*[_type == "blog" && ${shownForGender}]`;

/** A page of blogs for `$gender`, from place `$from` up to `$to`, with how many there are. */
export const blogsQuery = {
  name: 'blogs',
  shape: foundPage(blogCard),
  groq: `{
  "items": ${forGender} | ${newestFirst} [$from...$to]{ ${blogCardFields} },
  "total": count(${forGender})
}`,
};

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
