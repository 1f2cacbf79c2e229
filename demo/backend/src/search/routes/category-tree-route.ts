import type { FastifyInstance } from 'fastify';
import type { CategoryIndex, CategoryNode } from '../engine/category-index.ts';
import type { WireCategory } from '../wire/wire-types.ts';

/** The whole category tree, for clients that need the numbers. */
export function categoryTreeRoute(app: FastifyInstance, categories: CategoryIndex): void {
  const toCategory = (node: CategoryNode): WireCategory => ({
    title: node.category.name,
    categoryid: String(node.category.searchId),
    categorypath: categories.path(node),
    children: node.children.map(toCategory),
  });
  app.get('/categorytree/:key', () => ({ categories: categories.root ? [toCategory(categories.root)] : [] }));
}
