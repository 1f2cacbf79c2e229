import { toCategory } from '../shapes/category-shape.ts';
import type { Shop } from '../shop.ts';
import type { CategoryEntry } from './shop-categories.ts';
import { isIdentifier } from '../transport/identifiers.ts';
import { isOn } from '../transport/is-on.ts';
import { categoryNotFound } from '../transport/store-error.ts';
import type { StoreRoutes } from '../transport/store-routes.ts';

const DEFAULT_DEPTH = 2;

function depthOf(sent: unknown): number {
  const depth = Number(sent ?? DEFAULT_DEPTH);
  return Number.isInteger(depth) && depth >= 0 ? depth : DEFAULT_DEPTH;
}

/** Ids of the active category, its ancestors and children. These are included at any depth. */
function around({ categories }: Shop, active: CategoryEntry | undefined): ReadonlySet<string> {
  if (!active) return new Set();
  return new Set([...categories.lineageOf(active.id), ...active.children].map(({ id }) => id));
}

/** Routes of the menus. `depth` N returns N + 1 levels below the root, without the root itself. */
export function navigationRoutes(routes: StoreRoutes, shop: Shop): void {
  const { categories } = shop;
  routes.read('/navigation/:activeId/:rootId', ({ params, query, body, seoUrls }) => {
    const { activeId = '', rootId = '' } = params;
    const root = categories.menu(rootId);
    if (root === null || (shop.options.isStock && rootId === 'footer-navigation')) return undefined;
    if (!root) throw categoryNotFound(rootId);
    const active = isIdentifier(activeId) ? categories.byId(activeId) : undefined;
    if (isIdentifier(activeId) && !active) throw categoryNotFound(activeId);
    const levels = depthOf(query['depth'] ?? body['depth']) + 1;
    const { children } = toCategory(root, { seoUrls, levels, also: around(shop, active) });
    const asTree = isOn(query['buildTree'] ?? body['buildTree'] ?? true);
    return asTree ? children : children.flatMap(flattened);
  });
}

type Shape = ReturnType<typeof toCategory>;

const flattened = (category: Shape): Shape[] => [
  { ...category, children: [] },
  ...category.children.flatMap(flattened),
];
