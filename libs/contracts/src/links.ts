import { locale } from './locale/locale';
import { plainText } from './plain-text';

/** What a link falls back to when nothing better is known. */
export const NO_LINK = '#';

interface WithSeoUrls {
  seoUrls?: readonly { seoPathInfo?: string | null }[] | null;
}

/** The locale's prefix, however often. */
const PREFIXES = new RegExp(`^(${locale.prefix}/+)+`);

const firstSeoPath = (entity: WithSeoUrls): string | undefined =>
  entity.seoUrls?.[0]?.seoPathInfo?.replace(/^\/+/, '') || undefined;

/** Address of a category: the path of its first SEO URL, `#` without one. */
export function categoryHref(category: WithSeoUrls): string {
  const path = firstSeoPath(category);
  return path ? `/${path}` : NO_LINK;
}

/** Address of a product: its first SEO path in lower case, once below the locale's prefix; `#` without one. */
export function productHref(product: WithSeoUrls): string {
  const path = firstSeoPath(product)?.toLowerCase().replace(PREFIXES, '');
  return path ? `/${locale.prefix}/${path}` : NO_LINK;
}

/** `Donkerblauw` as it stands in a product's address: `donkerblauw`. */
export const colourValue = (name: string): string =>
  plainText(name)
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');

/** Address of a product in one of its colours, by the colour's name. */
export const productColourHref = (href: string, colour: string): string =>
  href === NO_LINK ? href : `${href}?kleur=${colourValue(colour)}`;

/** Address of a blog by its slug. */
export const blogHref = (slug: string): string => `/${locale.prefix}/blog/${encodeURIComponent(slug)}/`;

/** Address of a look: the last path segment of its own url, `#` without one. */
export function lookHref(url: string): string {
  const slug = url
    .split(/[?#]/, 1)
    .join('')
    .split('/')
    .findLast((segment) => segment !== '');
  return slug ? `/${locale.prefix}/look/${slug}` : NO_LINK;
}
