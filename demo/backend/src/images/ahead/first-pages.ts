import { setImmediate as breath } from 'node:timers/promises';
import { LISTING_PAGE_SIZE } from '@weefsel/contracts';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';

interface Category {
  categorypath: string;
  children: Category[];
}

const category: v.GenericSchema<Category> = v.object({
  categorypath: v.string(),
  children: v.array(v.lazy(() => category)),
});
const tree = v.object({ categories: v.array(category) });
const listing = v.object({ items: v.array(v.object({ image: v.string() })) });

const withThoseBelow = ({ categorypath, children }: Category): string[] => [
  categorypath,
  ...children.flatMap(withThoseBelow),
];

/**
 * Paths of the card pictures on the first page of each category, without duplicates. Asks the search service itself.
 */
export async function firstPages(app: FastifyInstance, instanceKey: string): Promise<string[]> {
  const ask = async (path: string): Promise<unknown> =>
    (await app.inject({ url: `/tweakwise/${path}`, headers: { accept: 'application/json' } })).json();
  const { categories } = v.parse(tree, await ask(`categorytree/${instanceKey}`));
  const found = new Set<string>();
  for (const path of categories.flatMap(withThoseBelow)) {
    const query = new URLSearchParams({ tn_cid: path, tn_ps: String(LISTING_PAGE_SIZE) });
    const { items } = v.parse(listing, await ask(`navigation/${instanceKey}?${query}`));
    for (const { image } of items) found.add(new URL(image).pathname);
    await breath();
  }
  return [...found];
}
