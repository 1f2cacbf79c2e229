import * as v from 'valibot';
import { keyed, reference } from '../documents/content-writer.ts';
import { blockKind } from './block-kind.ts';
import { text } from './fields.ts';

const title = v.exactOptional(text);

export const blogsOverview = blockKind({ title }, (fields) => ({ _type: 'blogsOverview', ...fields }));
export const looksOverview = blockKind({ title }, (fields) => ({ _type: 'looksOverview', ...fields }));
export const brandsDirectory = blockKind({ title }, (fields) => ({ _type: 'brandsDirectory', ...fields }));

export const inspirationOverview = blockKind({ title }, (fields) => ({
  _type: 'inspirationOverview',
  ...fields,
}));

/** Teasers of looks, by their slugs. */
export const lookTeasers = blockKind({ title: text, looks: v.array(text) }, ({ title: above, looks }) => ({
  _type: 'lookTeasers',
  title: above,
  looks: looks.map((slug) => keyed(slug, reference(`look-${slug}`))),
}));

/** Teasers of blogs, by their slugs. */
export const blogTeasers = blockKind({ title: text, blogs: v.array(text) }, ({ title: above, blogs }) => ({
  _type: 'blogTeasers',
  title: above,
  blogs: blogs.map((slug) => keyed(slug, reference(`blog-${slug}`))),
}));
