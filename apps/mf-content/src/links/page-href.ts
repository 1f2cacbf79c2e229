import { localHref, paths } from '@weefsel/contracts';

/** Address of a content page by its slug: `merken/noordzij` is at `/nl/merken/noordzij/`. */
export function pageHref(slug: string): string {
  const segments = slug.split('/').filter(Boolean).map(encodeURIComponent);
  return slug === 'home' ? paths.home.to() : localHref(segments.map((part) => `${part}/`).join(''));
}

/** The slug of a blog or look in its path: `wol-wassen` for `nl/blog/wol-wassen/`. */
export const lastSlug = (path: string): string => path.replace(/\/+$/, '').split('/').at(-1) ?? '';
