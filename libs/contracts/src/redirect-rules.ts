import { toUrl } from './to-url.ts';

/** Target of a moved path. */
export interface RedirectRule {
  /** Path in the shop, or address of another site. */
  to: string;
  /** 301 for permanent, 302 for temporary. Default 301. */
  status?: 301 | 302;
}

/**
 * Released redirects by path. A path that ends in `/**` matches everything below it.
 * The rest of the path replaces `/**` at the end of `to`.
 */
export type RedirectRules = Readonly<Record<string, RedirectRule>>;

export interface FollowedRule {
  to: string;
  status: 301 | 302;
}

/** Maximum length of a chain of rules. */
const MOST_MOVES = 5;
const HERE = 'http://shop.invalid';
const BELOW = '/**';

/** Path of an address inside the shop; undefined for other sites and invalid addresses. */
export function pathInShop(address: string): string | undefined {
  return /^\/(?![/\\])/.test(address) ? toUrl(address, HERE)?.pathname : undefined;
}

/** True for a redirect target: a path in the shop, or an http address with a host. */
export const isRedirectTarget = (to: string): boolean =>
  pathInShop(to) !== undefined || /^https?:\/\/[^/\\]/i.test(to);

const bare = (path: string): string => path.replace(/\/+$/, '');

function ruleFor(rules: RedirectRules, path: string): RedirectRule | undefined {
  const exact = Object.entries(rules).find(([from]) => !from.endsWith(BELOW) && bare(from) === bare(path));
  if (exact) return exact[1];
  const below = Object.keys(rules)
    .filter((from) => from.endsWith(BELOW) && `${path}/`.startsWith(from.slice(0, -BELOW.length + 1)))
    .sort((one, other) => other.length - one.length)[0];
  const rule = below === undefined ? undefined : rules[below];
  if (below === undefined || !rule?.to.endsWith(BELOW)) return rule;
  const rest = path.slice(below.length - BELOW.length);
  return { ...rule, to: rule.to.slice(0, -BELOW.length) + (rest || '/') };
}

/**
 * Follows the rules for an address inside the shop to the end.
 * Undefined when no rule matches or a target is invalid. Also for a circle and for too long a chain.
 * The query is kept for a target in the shop without query or hash.
 */
export function followRules(
  rules: RedirectRules,
  { pathname, search }: { pathname: string; search: string },
): FollowedRule | undefined {
  const passed = new Set<string>();
  let path: string | undefined = pathname;
  let last: FollowedRule | undefined;
  while (path !== undefined && passed.size <= MOST_MOVES) {
    if (passed.has(bare(path))) return undefined;
    passed.add(bare(path));
    const rule = ruleFor(rules, path);
    if (!rule) {
      if (!last || /[?#]/.test(last.to) || pathInShop(last.to) === undefined) return last;
      return { ...last, to: last.to + search };
    }
    if (!isRedirectTarget(rule.to)) return undefined;
    last = { to: rule.to, status: rule.status === 302 || last?.status === 302 ? 302 : 301 };
    path = pathInShop(rule.to);
  }
  return path === undefined ? last : undefined;
}
