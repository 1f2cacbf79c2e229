import { plainText } from './plain-text';

/** What a link falls back to when nothing better is known. */
export const NO_LINK = '#';

interface WithSeoUrls {
  seoUrls?: readonly { seoPathInfo?: string | null }[] | null;
}

const firstSeoPath = (entity: WithSeoUrls): string | undefined =>
  entity.seoUrls?.[0]?.seoPathInfo?.replace(/^\/+/, '') || undefined;

/** Address of a category: the path of its first SEO URL, `#` without one. */
export function categoryHref(category: WithSeoUrls): string {
  const path = firstSeoPath(category);
  return path ? `/${path}` : NO_LINK;
}

/** Address of a product: `/nl/` plus its first SEO path in lower case, repeated leading `nl/` removed; `#` without one. */
export function productHref(product: WithSeoUrls): string {
  const path = firstSeoPath(product)
    ?.toLowerCase()
    .replace(/^(nl\/+)+/, '');
  return path ? `/nl/${path}` : NO_LINK;
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
export const blogHref = (slug: string): string => `/nl/blog/${encodeURIComponent(slug)}/`;

/** Address of a look: `/nl/look/` plus the last path segment of its own url, `#` without one. */
export function lookHref(url: string): string {
  const slug = url
    .split(/[?#]/, 1)
    .join('')
    .split('/')
    .findLast((segment) => segment !== '');
  return slug ? `/nl/look/${slug}` : NO_LINK;
}
