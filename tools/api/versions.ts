import { createHash } from 'node:crypto';
import { LENT, type Declarations, type LentName } from './report.ts';

export interface Versioned {
  version: string;
  /** Hash of the declarations that the version stands for. */
  report: string;
}

export type Versions = Readonly<Record<LentName, Versioned>>;

export const markOf = (declarations: string): string =>
  createHash('sha256').update(declarations).digest('hex').slice(0, 12);

/** Next version: a new major for a breaking change, a new minor for an addition. */
export function nextVersion(before: string, change: 'none' | 'more' | 'other'): string {
  const [major = 0, minor = 0] = before.split('.').map(Number);
  if (change === 'none') return before;
  return change === 'more' ? `${major}.${minor + 1}` : `${major + 1}.0`;
}

const FIRST = '1.0';

/** Declarations and versions of the last release, from git. */
export interface Released {
  declarations: Declarations;
  versions: Versions;
}

/** Versions of the current declarations, derived from the last release. */
export function versionsOf(
  now: Declarations,
  last: Released | undefined,
  breaks: Readonly<Record<LentName, readonly string[]>>,
): Versions {
  const entries = LENT.map((name) => {
    const report = markOf(now[name]);
    if (!last) return [name, { version: FIRST, report }];
    const came = now[name] === last.declarations[name] ? 'none' : 'more';
    const version = nextVersion(last.versions[name].version, breaks[name].length > 0 ? 'other' : came);
    return [name, { version, report }];
  });
  return Object.fromEntries(entries) as Versions;
}

/** Source of the module that all other code imports the versions from. */
export const versionsModule = (versions: Versions): string => `/**
 * Versions of what the shell lends, each with the mark of the report in docs/api that it was given to. Written by
 * \`npx weefsel api\`, which compares the reports: never by hand.
 */
export const VERSIONS = {
${LENT.map((name) => `  '${name}': { version: '${versions[name].version}', report: '${versions[name].report}' },\n`).join('')}} as const;
`;

/** Reads back what `versionsModule` wrote. */
export function readVersions(module: string): Versions {
  const found = [...module.matchAll(/'([^']+)': \{ version: '([^']+)', report: '([^']+)' \}/g)];
  return Object.fromEntries(
    found.map(([, name, version, report]) => [name, { version, report }]),
  ) as Versions;
}
