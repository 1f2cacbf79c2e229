import { translatedName, type Category } from '@weefsel/api-clients';
import { categoryHref, NO_LINK, paths, type Crumb } from '@weefsel/contracts';
import type { Text } from '@weefsel/contracts/snippets';
import type {} from '@weefsel/ui/texts';

/** A category as a step on the way to a page. */
export const toStep = (category: Category): Crumb => ({
  name: translatedName(category),
  href: categoryHref(category),
});

/**
 * The way from home to a page. The last step is the page itself; of those before it only they stay that lead somewhere
 * other than home.
 */
export function toCrumbs(text: Text, steps: readonly Crumb[]): Crumb[] {
  const home = { name: text('headless.common.home'), href: paths.home.to() };
  const page = steps.length - 1;
  const leads = ({ href }: Crumb) => href !== NO_LINK && href !== home.href;
  return [home, ...steps.filter((step, index) => index === page || leads(step))];
}
