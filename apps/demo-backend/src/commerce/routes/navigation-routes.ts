import { toCategory } from '../shapes/category-shape.ts';
import type { Shop } from '../shop.ts';
import { isIdentifier } from '../transport/identifiers.ts';
import { categoryNotFound } from '../transport/store-error.ts';
import type { StoreRoutes } from '../transport/store-routes.ts';

const DEFAULT_DEPTH = 2;

function depthOf(sent: unknown): number {
  const depth = Number(sent ?? DEFAULT_DEPTH);
  return Number.isInteger(depth) && depth >= 0 ? depth : DEFAULT_DEPTH;
}

/** The menus: `depth` N answers N + 1 levels below the root, which is not in the answer itself. */
export function navigationRoutes(routes: StoreRoutes, { categories }: Shop): void {
  routes.read('/navigation/:activeId/:rootId', ({ params, body, seoUrls }) => {
    const { activeId = '', rootId = '' } = params;
    const root = categories.menu(rootId);
    if (root === null) return undefined;
    if (!root) throw categoryNotFound(rootId);
    if (isIdentifier(activeId) && !categories.byId(activeId)) throw categoryNotFound(activeId);
    const levels = depthOf(body['depth']);
    if (body['buildTree'] !== false)
      return root.children.map((entry) => toCategory(entry, { seoUrls, levels }));
    return toCategory(root, { seoUrls, levels: levels + 1 }).children.flatMap(flattened);
  });
}

type Shape = ReturnType<typeof toCategory>;

const flattened = (category: Shape): Shape[] => [
  { ...category, children: [] },
  ...category.children.flatMap(flattened),
];
