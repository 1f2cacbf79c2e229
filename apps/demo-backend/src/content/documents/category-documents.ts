import type { Category } from '../../catalogue/types.ts';

/** The categories of the commerce vendor under their own ids, for editors to choose from; no page shows them. */
export const categoryDocuments = (categories: readonly Category[]) =>
  categories
    .filter(({ level }) => level > 0)
    .map(({ id, name, seoPath }) => ({ _id: id, _type: 'category', title: name, url: `/${seoPath}` }));
