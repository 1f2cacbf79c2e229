import { once } from '../../../written/once.ts';
import { toPage } from './page.ts';
import { pageDrafts } from './read-pages.ts';

const SLUG = 'algemene-voorwaarden';

/**
 * The terms, which mails enclose.
 * @throws Error when they are missing or refer to products.
 */
export const termsPage = once(() => {
  const draft = pageDrafts().find(({ slug }) => slug === SLUG);
  if (!draft) throw new Error(`There are no terms: content/pages/${SLUG}.md is missing`);
  return toPage(draft, { bySeoPath: () => undefined, brands: [] });
});
