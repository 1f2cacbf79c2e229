import * as v from 'valibot';
import { oneOf, text, slug } from '../fields';
import { image } from './asset';

/** Department of a blog or look. `general` is listed in overviews of all departments only. */
export type Audience = v.InferOutput<typeof audience>;
const audience = oneOf('general', 'dames', 'heren');

const card = {
  _id: v.string(),
  title: text,
  slug,
  image,
  audience,
  /** ISO 8601; empty when unknown. */
  publishedAt: text,
};

/** Card of a blog in an overview. The slug is the last part of its address `/nl/blog/{slug}/`. */
export type BlogCard = v.InferOutput<typeof blogCard>;
export const blogCard = v.object({
  ...card,
  /** One or two sentences; on phones the part after the first hyphen. */
  shortDescription: text,
});

/** Card of a look in an overview. The slug is the last part of its address `/nl/look/{slug}`. */
export type LookCard = v.InferOutput<typeof lookCard>;
export const lookCard = v.object(card);
