import { contextHref, type Crumb, type PageContext } from '@weefsel/contracts';
import type { Text } from '@weefsel/contracts/snippets';
import { stepsOfPath, toCrumbs } from '@weefsel/product';

/** Looks have no page of their own, so their step leads to the inspiration page of the context. */
const toLead = (step: Crumb, context: PageContext): Crumb =>
  /^looks?$/i.test(step.name) ? { ...step, href: `${contextHref(context)}inspiratie/` } : step;

/** The way from home to a page by its path; its own step is called by its title. */
export function crumbsTo(
  { path, context, title }: { path: string; context: PageContext; title: string },
  text: Text,
): Crumb[] {
  const before = stepsOfPath(path).slice(0, -1);
  return toCrumbs(text, [...before.map((step) => toLead(step, context)), { name: title, href: path }]);
}
