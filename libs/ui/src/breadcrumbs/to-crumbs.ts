import { paths, type Crumb, type PageContext } from '@weefsel/contracts';

const LOOKS_BY_CONTEXT = {
  general: '/nl/inspiratie/',
  ladies: '/nl/dames/inspiratie/',
  men: '/nl/heren/inspiratie/',
} as const satisfies Record<PageContext, string>;

const isLook = (segment: string) => /^looks?$/i.test(segment);

function toName(segment: string): string {
  const words = decode(segment).replace(/[-+]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * The way from home to a path, one crumb per segment; `nl` is home itself. Looks have no page of their own, so
 * their crumb leads to the inspiration page of the context.
 */
export function toCrumbs(path: string, context: PageContext): Crumb[] {
  const segments = path.split(/[?#]/, 1).join('').split('/').filter(Boolean);
  const crumbs: Crumb[] = [{ name: 'Home', href: paths.home.to() }];
  let href = '/';
  for (const [index, segment] of segments.entries()) {
    href += `${segment}/`;
    if (index === 0 && segment === 'nl') continue;
    crumbs.push({ name: toName(segment), href: isLook(segment) ? LOOKS_BY_CONTEXT[context] : href });
  }
  return crumbs;
}
