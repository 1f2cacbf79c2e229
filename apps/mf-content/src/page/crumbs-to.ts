import { contextHref, localHref, type Crumb, type PageContext } from '@weefsel/contracts';
import type { Text } from '@weefsel/contracts/snippets';
import { stepsOfPath, toCrumbs } from '@weefsel/product';

/** Looks and blogs have no page at their parent path; their crumb links to an overview. */
function toLead(step: Crumb, context: PageContext): Crumb {
  if (/^looks?$/i.test(step.name)) return { ...step, href: `${contextHref(context)}inspiratie/` };
  return /^blog$/i.test(step.name) ? { ...step, href: localHref('blogs/') } : step;
}

/** Crumbs from home to a page by its path; the last one has the page's title. */
export function crumbsTo(
  { path, context, title }: { path: string; context: PageContext; title: string },
  text: Text,
): Crumb[] {
  const before = stepsOfPath(path).slice(0, -1);
  return toCrumbs(text, [...before.map((step) => toLead(step, context)), { name: title, href: path }]);
}
