import * as v from 'valibot';
import { oneOf, text, slug } from '../fields';
import { image } from './asset';

/** Whom a blog or look is for; `general` is found under everything only. */
export type Audience = v.InferOutput<typeof audience>;
const audience = oneOf('general', 'dames', 'heren');

const card = {
  _id: v.string(),
  title: text,
  slug,
  image,
  audience,
  /** ISO 8601; empty when nobody knows. */
  publishedAt: text,
};

/** What an overview shows of a blog; the last part of its address `/nl/blog/{slug}/` is its slug. */
export type BlogCard = v.InferOutput<typeof blogCard>;
export const blogCard = v.object({
  ...card,
  /** One or two sentences; on phones the part after the first hyphen. */
  shortDescription: text,
});

/** What an overview shows of a look; the last part of its address `/nl/look/{slug}` is its slug. */
export type LookCard = v.InferOutput<typeof lookCard>;
export const lookCard = v.object(card);
