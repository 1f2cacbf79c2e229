import { blogCard, list, reference, text } from '@weefsel/contracts/shapes';
import * as v from 'valibot';
import { blockOf } from '../block-shape';

/** Blogs that an editor chose. */
export type BlogTeasersBlock = v.InferOutput<typeof blogTeasersBlock>;
export const blogTeasersBlock = blockOf('blogTeasers', {
  title: text,
  blogs: list(reference),
  /** What the query followed the references to, without those that are gone. */
  cards: v.exactOptional(v.array(blogCard)),
});
