import type { Clients } from '@weefsel/api-clients';
import { isRedirectTarget, pathInShop } from '@weefsel/contracts';
import type { Redirect } from './resolve-path';

/** Longest chain of redirects that is followed. */
const MOST_MOVES = 5;

/** `/nl/Ruilen` and `/nl/ruilen/` are one address to an editor. */
const spellingsOf = (path: string): string[] => {
  const bare = path.replace(/\/+$/, '');
  const lower = bare.toLowerCase();
  return [...new Set([bare, `${bare}/`, lower, `${lower}/`])];
};

const nameOf = (path: string): string => path.replace(/\/+$/, '').toLowerCase();

/**
 * Follows the editors' redirects of a path to the last one. Undefined without a redirect, and for an invalid target.
 * Also for a loop, or a chain of more than 5.
 */
export async function resolveRedirect(
  pathname: string,
  { redirectFrom }: Pick<Clients['content'], 'redirectFrom'>,
  signal: AbortSignal,
): Promise<Redirect | undefined> {
  const passed = new Set<string>();
  let path: string | undefined = pathname;
  let last: Redirect | undefined;
  while (path !== undefined && passed.size <= MOST_MOVES) {
    if (passed.has(nameOf(path))) return undefined;
    passed.add(nameOf(path));
    const found = await redirectFrom(spellingsOf(path), signal);
    if (!found) return last;
    if (!isRedirectTarget(found.to)) return undefined;
    const status: 301 | 302 = found.status === 301 && last?.status !== 302 ? 301 : 302;
    last = { kind: 'redirect', to: found.to, status };
    path = pathInShop(found.to);
  }
  return path === undefined ? last : undefined;
}
