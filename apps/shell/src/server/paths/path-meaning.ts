import * as v from 'valibot';
import type { FoundPage } from './found-page';

/** Types of pages that vendors know the paths of. */
const PAGE_TYPES = [
  'page',
  'navigation',
  'detail',
  'productManufacturer',
  'frontend.product_manufacturer.category.detail',
] as const;

const pageMeaning = v.object({
  kind: v.literal('page'),
  type: v.picklist(PAGE_TYPES),
  id: v.exactOptional(v.string()),
});
const movedMeaning = v.object({ kind: v.literal('moved'), to: v.string() });

/** What is remembered of a path: the page that it shows, or where an editor moved it to. */
export const pathMeaning = v.variant('kind', [pageMeaning, movedMeaning]);
export type PathMeaning = v.InferOutput<typeof pathMeaning>;
export type PageMeaning = v.InferOutput<typeof pageMeaning>;

/** What is worth remembering of a page that a vendor was asked for; undefined of one that the route table knows. */
export function toMeaning(page: FoundPage): PageMeaning | undefined {
  const known = PAGE_TYPES.find((one) => one === page.type);
  const id = 'id' in page && page.id;
  return known && { kind: 'page', type: known, ...(id && { id }) };
}

export const toFoundPage = ({ type, id }: PageMeaning): FoundPage => ({
  kind: 'page',
  type,
  ...(id && { id }),
});
