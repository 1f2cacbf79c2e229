import type { Category } from '../../catalogue/types.ts';

/** Categories of the commerce vendor under their own ids, as options for editors; no page shows them. */
export const categoryDocuments = (categories: readonly Category[]) =>
  categories
    .filter(({ level }) => level > 0)
    .map(({ id, name, seoPath }) => ({ _id: id, _type: 'category', title: name, url: `/${seoPath}` }));
