import type { Crumb, PageContext } from '@weefsel/contracts';
import { toCrumbs } from '@weefsel/ui';

/** The way to a page whose own step is called by its title. */
export function crumbsTo(path: string, context: PageContext, title: string): Crumb[] {
  const crumbs = toCrumbs(path, context);
  const last = crumbs.pop();
  return last ? [...crumbs, { name: title, href: path }] : crumbs;
}
