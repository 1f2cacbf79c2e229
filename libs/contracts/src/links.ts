import { locale } from './locale/locale';
import { plainText } from './plain-text';

/** Fallback address of a link. */
export const NO_LINK = '#';

interface WithSeoUrls {
  seoUrls?: readonly { seoPathInfo?: string | null }[] | null;
}

/** The locale's prefix, once or repeated. */
const PREFIXES = new RegExp(`^(${locale.prefix}/+)+`);

const firstSeoPath = (entity: WithSeoUrls): string | undefined =>
  entity.seoUrls?.[0]?.seoPathInfo?.replace(/^\/+/, '') || undefined;

/** Address of a category: the path of its first SEO URL, `#` without one. */
export function categoryHref(category: WithSeoUrls): string {
  const path = firstSeoPath(category);
  return path ? `/${path}` : NO_LINK;
}

/** Address of a product: its first SEO path in lower case, with one locale prefix; `#` without one. */
export function productHref(product: WithSeoUrls): string {
  const path = firstSeoPath(product)?.toLowerCase().replace(PREFIXES, '');
  return path ? `/${locale.prefix}/${path}` : NO_LINK;
}

/** Value of a colour in a product's address: `donkerblauw` for `Donkerblauw`. */
export const colourValue = (name: string): string =>
  plainText(name)
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');

/** Address of a product in one of its colours, by the colour's name. */
export const productColourHref = (href: string, colour: string): string =>
  href === NO_LINK ? href : `${href}?kleur=${colourValue(colour)}`;

/** Address of a blog by its slug. */
export const blogHref = (slug: string): string => `/${locale.prefix}/blog/${encodeURIComponent(slug)}/`;

/** Address of a look, from the last path segment of its url; `#` without one. */
export function lookHref(url: string): string {
  const slug = url
    .split(/[?#]/, 1)
    .join('')
    .split('/')
    .findLast((segment) => segment !== '');
  return slug ? `/${locale.prefix}/look/${slug}` : NO_LINK;
}
