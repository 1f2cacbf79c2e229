/**
 * Which version of each document a query sees: everything as it is stored, what is published, or what would be
 * published if the named releases (and drafts) were, the first one last.
 */
export type Perspective = 'raw' | 'published' | readonly string[];

/** First API date on which a query without a perspective sees published documents only, and releases exist. */
const RELEASES_SINCE = '2025-02-19';
const MOST_RELEASES = 20;
const RELEASE = /^[A-Za-z0-9_-]{1,64}$/;

/** Whether the API of a date shows the versions that documents have in releases. */
export const knowsReleases = (apiVersion: string): boolean => apiVersion >= RELEASES_SINCE;

function toReleases(names: readonly string[]): readonly string[] | undefined {
  const areNames = names.length <= MOST_RELEASES && names.every((name) => RELEASE.test(name));
  if (!areNames || names.includes('raw')) return undefined;
  return names
    .map((name) => (name === 'previewDrafts' ? 'drafts' : name))
    .filter((name) => name !== 'published');
}

/**
 * Reads the perspective that a request asks for, `previewDrafts` being the old name of `drafts`; a list is parted by
 * commas. Undefined when it is none.
 */
export function toPerspective(asked: string | null, apiVersion: string): Perspective | undefined {
  if (asked === null) return knowsReleases(apiVersion) ? 'published' : 'raw';
  if (asked === 'raw' || asked === 'published') return asked;
  return toReleases(asked.split(','));
}
