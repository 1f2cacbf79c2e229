import { translatedName, type Category } from '@weefsel/api-clients';
import { categoryHref, locale, NO_LINK, paths, type Crumb } from '@weefsel/contracts';
import type { Text } from '@weefsel/contracts/snippets';
import type {} from '@weefsel/ui/texts';

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function toName(segment: string): string {
  const words = decode(segment).replace(/[-+]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Breadcrumbs of a path: one step per segment below home, named after the segment. */
export function stepsOfPath(path: string): Crumb[] {
  const segments = path.split(/[?#]/, 1).join('').split('/').filter(Boolean);
  const steps = segments.map((segment, index) => ({
    name: toName(segment),
    href: `/${segments.slice(0, index + 1).join('/')}/`,
  }));
  return segments[0] === locale.prefix ? steps.slice(1) : steps;
}

/** A category as a breadcrumb. */
export const toStep = (category: Category): Crumb => ({
  name: translatedName(category),
  href: categoryHref(category),
});

/**
 * Breadcrumbs from home to a page. The last step is the page itself. Earlier steps are kept only if they lead somewhere
 * other than home.
 */
export function toCrumbs(text: Text, steps: readonly Crumb[]): Crumb[] {
  const home = { name: text('headless.common.home'), href: paths.home.to() };
  const page = steps.length - 1;
  const leads = ({ href }: Crumb) => href !== NO_LINK && href !== home.href;
  return [home, ...steps.filter((step, index) => index === page || leads(step))];
}
