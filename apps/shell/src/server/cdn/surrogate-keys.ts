/**
 * Surrogate keys name what an answer was made of, so that a cache can be told to forget all that something is in.
 * `kind:id` is one thing, and `kind:*` whatever there is of a kind: lists of it, or pages with too many of it to name.
 */
export type KeyKind = 'product' | 'category' | 'brand' | 'document' | 'search' | `content-${string}`;

/** Stands for any of a kind. */
const ANY = '*';

/** Longest header of keys, in bytes: Varnish takes 8,192 in its standard settings, CDNs 16 kB. */
const LONGEST = 7000;

/** Of the menus, texts and facts that stand on every page. */
export const FRAME_KEY = 'frame';

/** Of answers that say that no page is at an address: it leads elsewhere, or nowhere. */
export const NO_PAGE_KEY = 'no-page';

export const keyOf = (kind: KeyKind, id: string): string => `${kind}:${encodeURIComponent(id)}`;

export const anyOf = (kind: KeyKind): string => `${kind}:${ANY}`;

/** The key of all pages that a composition shows. */
export const compositionKey = (composition: string): string => `composition:${composition}`;

/** True for a page with products on it, and so with prices and stock. */
export const saysPrices = (keys: readonly string[]): boolean =>
  keys.some((key) => key.startsWith('product:'));

const kindOf = (key: string): string => key.split(':', 1).join();

const lengthOf = (keys: readonly string[]): number => keys.join(' ').length;

/** Keys that fit into a header: where there are too many, the most frequent kind becomes one key for all of it. */
export function fitting(keys: readonly string[], longest = LONGEST): readonly string[] {
  if (lengthOf(keys) <= longest) return keys;
  const counts = new Map<string, number>();
  for (const key of keys)
    if (key.includes(':') && !key.endsWith(`:${ANY}`))
      counts.set(kindOf(key), (counts.get(kindOf(key)) ?? 0) + 1);
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  if (!most) return keys;
  const [kind] = most;
  const rest = keys.filter((key) => kindOf(key) !== kind);
  return fitting([...rest, `${kind}:${ANY}`].sort(), longest);
}

/** What has to be forgotten when these have changed: what names them, and what has too many to name. */
export const purgedBy = (keys: readonly string[]): readonly string[] => [
  ...new Set(keys.flatMap((key) => (key.includes(':') ? [key, `${kindOf(key)}:${ANY}`] : [key]))),
];
