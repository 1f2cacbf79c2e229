import { createHash } from 'node:crypto';
import { LENT, type Declarations, type LentName } from './report.ts';

export interface Versioned {
  version: string;
  /** Which declarations the version was given to. */
  report: string;
}

export type Versions = Readonly<Record<LentName, Versioned>>;

export const markOf = (declarations: string): string =>
  createHash('sha256').update(declarations).digest('hex').slice(0, 12);

/** The next version of something: another major when it is not what it was for those that use it, else another minor. */
export function nextVersion(before: string, change: 'none' | 'more' | 'other'): string {
  const [major = 0, minor = 0] = before.split('.').map(Number);
  if (change === 'none') return before;
  return change === 'more' ? `${major}.${minor + 1}` : `${major + 1}.0`;
}

const FIRST = '1.0';

/** What was released last, as git has it: its declarations and their versions. */
export interface Released {
  declarations: Declarations;
  versions: Versions;
}

/** Versions of what there is now, by what came of what was released last. */
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

/** The module that all others have the versions from. */
export const versionsModule = (versions: Versions): string => `/**
 * Versions of what the shell lends, each with the mark of the report in docs/api that it was given to. Written by
 * \`npm run api\`, which compares the reports: never by hand.
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
