/**
 * Surrogate keys name the contents of a response. A cache can purge all responses with a changed entity by its key.
 * `kind:id` is one entity. `kind:*` is any of a kind: for lists, or pages with too many to name.
 */
export type KeyKind = 'product' | 'category' | 'brand' | 'document' | 'search' | `content-${string}`;

/** Stands for any entity of a kind. */
const ANY = '*';

/** Longest header of keys, in bytes. Varnish accepts 8,192 in its standard settings, CDNs 16 kB. */
const LONGEST = 7000;

/** Key of the menus, texts and facts on every page. */
export const FRAME_KEY = 'frame';

/**
 * Key of responses for addresses without a page: redirects and not-found pages. One for all, because no Shopware hook
 * names an address.
 */
export const NO_PAGE_KEY = 'no-page';

export const keyOf = (kind: KeyKind, id: string): string => `${kind}:${encodeURIComponent(id)}`;

export const anyOf = (kind: KeyKind): string => `${kind}:${ANY}`;

/** The key of all pages of a composition. */
export const compositionKey = (composition: string): string => `composition:${composition}`;

/** True for a page with products, and so with prices and stock. */
export const saysPrices = (keys: readonly string[]): boolean =>
  keys.some((key) => key.startsWith('product:'));

const kindOf = (key: string): string => key.split(':', 1).join();

const lengthOf = (keys: readonly string[]): number => keys.join(' ').length;

/** Shortens keys to fit a header: the most frequent kind becomes one key for all of it. */
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

/** Keys to purge after a change: the entities themselves, and their kinds. */
export const purgedBy = (keys: readonly string[]): readonly string[] => [
  ...new Set(keys.flatMap((key) => (key.includes(':') ? [key, `${kindOf(key)}:${ANY}`] : [key]))),
];
