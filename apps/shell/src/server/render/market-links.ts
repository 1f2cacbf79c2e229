import { locale, localPath, type PageHead } from '@weefsel/contracts';
import type { HeadTag } from '../../navigation/head-tags';

/** Addresses of the shops of other markets, by hreflang: `nl-BE`, or `x-default`. */
export type OtherMarkets = Readonly<Record<string, string>>;

/** A page's address in every market, including its own. Its path below the prefix is the same in all. */
function addressesOf({ canonical, robots }: PageHead, others: OtherMarkets): [string, string][] {
  if (!canonical || robots || Object.keys(others).length === 0) return [];
  const { pathname, search } = new URL(canonical);
  const path = localPath(pathname);
  if (path === undefined) return [];
  const elsewhere = Object.entries(others).map(([name, home]) => [name, `${home}${path}${search}`]);
  const all = { [locale.code]: canonical, 'x-default': canonical, ...Object.fromEntries(elsewhere) };
  return Object.entries<string>(all);
}

/** Adds links to the same page in other markets. Search engines read them in the document only. */
export function withMarkets(tags: readonly HeadTag[], head: PageHead, others: OtherMarkets): HeadTag[] {
  const addresses = addressesOf(head, others);
  if (addresses.length === 0) return [...tags];
  const links = addresses.map(([hreflang, href]): HeadTag => {
    return { name: 'link', attributes: { rel: 'alternate', hreflang, href } };
  });
  return [...tags.filter(({ attributes }) => attributes['hreflang'] === undefined), ...links];
}
