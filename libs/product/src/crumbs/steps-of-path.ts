import { locale, type Crumb } from '@weefsel/contracts';

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function toName(segment: string): string {
  const words = decode(segment).replace(/[-+]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a path tells of the way to its page: one step per segment below home, in its own words. */
export function stepsOfPath(path: string): Crumb[] {
  const segments = path.split(/[?#]/, 1).join('').split('/').filter(Boolean);
  const steps = segments.map((segment, index) => ({
    name: toName(segment),
    href: `/${segments.slice(0, index + 1).join('/')}/`,
  }));
  return segments[0] === locale.prefix ? steps.slice(1) : steps;
}
