/**
 * The version of each document that a query sees. `raw` is everything as stored, `published` is all published
 * documents. A list is the state after publication of the named releases (and drafts). The first one is published last.
 */
export type Perspective = 'raw' | 'published' | readonly string[];

/** First API date with releases. A query without a perspective sees only published documents from then on. */
const RELEASES_SINCE = '2025-02-19';
const MOST_RELEASES = 20;
const RELEASE = /^[A-Za-z0-9_-]{1,64}$/;

/** True when the API of a date shows the versions of documents in releases. */
export const knowsReleases = (apiVersion: string): boolean => apiVersion >= RELEASES_SINCE;

function toReleases(names: readonly string[]): readonly string[] | undefined {
  const areNames = names.length <= MOST_RELEASES && names.every((name) => RELEASE.test(name));
  if (!areNames || names.includes('raw')) return undefined;
  return names
    .map((name) => (name === 'previewDrafts' ? 'drafts' : name))
    .filter((name) => name !== 'published');
}

/**
 * Reads the perspective of a request; commas separate a list. `previewDrafts` is the old name of `drafts`. Undefined
 * when invalid.
 */
export function toPerspective(asked: string | null, apiVersion: string): Perspective | undefined {
  if (asked === null) return knowsReleases(apiVersion) ? 'published' : 'raw';
  if (asked === 'raw' || asked === 'published') return asked;
  return toReleases(asked.split(','));
}
