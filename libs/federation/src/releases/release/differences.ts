import { isDeepStrictEqual } from 'node:util';
import { partOf, SHELL, type Content } from '../composition/index.ts';

/** True when two compositions answer requests alike, regardless of their origin. */
export const sameContent = (one: Content, other: Content): boolean =>
  isDeepStrictEqual(one.remotes, other.remotes) &&
  isDeepStrictEqual(one.shell, other.shell) &&
  isDeepStrictEqual(one.redirects ?? {}, other.redirects ?? {});

/** Remotes that are in another version in the second, or in only one of them. */
export function changedRemotes(before: Content | undefined, now: Content): string[] {
  const names = new Set([...Object.keys(before?.remotes ?? {}), ...Object.keys(now.remotes)]);
  return [...names].filter((name) => before?.remotes[name]?.version !== now.remotes[name]?.version).sort();
}

/**
 * Changed remotes, and the shell if the second names another build. A composition without a build runs on any.
 */
export const changedParts = (before: Content | undefined, now: Content): string[] => [
  ...(now.shell && now.shell.version !== before?.shell?.version ? [SHELL] : []),
  ...changedRemotes(before, now),
];

/** Names of all differences between two compositions: remotes and everything else in them. */
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
