import { isDeepStrictEqual } from 'node:util';
import { partOf, SHELL, type Content } from '../composition/index.ts';

/** True when two compositions answer requests alike, however they were made. */
export const sameContent = (one: Content, other: Content): boolean =>
  isDeepStrictEqual(one.remotes, other.remotes) &&
  isDeepStrictEqual(one.shell, other.shell) &&
  isDeepStrictEqual(one.redirects ?? {}, other.redirects ?? {});

/** The remotes that are in another version in the second, or in one of them only. */
export function changedRemotes(before: Content | undefined, now: Content): string[] {
  const names = new Set([...Object.keys(before?.remotes ?? {}), ...Object.keys(now.remotes)]);
  return [...names].filter((name) => before?.remotes[name]?.version !== now.remotes[name]?.version).sort();
}

/** The same with the shell, if the second names another build of it; a composition that names none runs on any. */
export const changedParts = (before: Content | undefined, now: Content): string[] => [
  ...(now.shell && now.shell.version !== before?.shell?.version ? [SHELL] : []),
  ...changedRemotes(before, now),
];

/** Names of what differs between two compositions: remotes, and anything else that they hold. */
export function versionChanges(before: Content | undefined, now: Content): string[] {
  const names = [
    ...(before?.shell?.version === now.shell?.version ? [] : [SHELL]),
    ...changedRemotes(before, now),
  ];
  const versions = names.map(
    (name) => `${name} ${partOf(before, name)?.version ?? 'none'} → ${partOf(now, name)?.version ?? 'none'}`,
  );
  const moves = isDeepStrictEqual(before?.redirects ?? {}, now.redirects ?? {}) ? [] : ['redirects'];
  return [...versions, ...moves];
}
