import { toUrl } from './to-url.ts';

/** Where a path has moved to. */
export interface RedirectRule {
  /** Path in the shop, or address of another site. */
  to: string;
  /** 301 for good, 302 for a while. Default 301. */
  status?: 301 | 302;
}

/**
 * Released redirects, by path. A path that ends in `/**` stands for everything below it; the rest of the path replaces
 * `/**` at the end of `to`.
 */
export type RedirectRules = Readonly<Record<string, RedirectRule>>;

export interface FollowedRule {
  to: string;
  status: 301 | 302;
}

/** Longest chain of rules that is followed. */
const MOST_MOVES = 5;
const HERE = 'http://shop.invalid';
const BELOW = '/**';

/** Path of an address inside the shop; undefined for other sites and for what is no address of a page at all. */
export function pathInShop(address: string): string | undefined {
  return /^\/(?![/\\])/.test(address) ? toUrl(address, HERE)?.pathname : undefined;
}

/** Whether something can be redirected to: a path in the shop, or an http address that names its host. */
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
 * The target of the rules for an address inside the shop, followed to the end; undefined when no rule matches, when they
 * form a circle, or lead to no address. The query is kept unless the rule has its own.
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
