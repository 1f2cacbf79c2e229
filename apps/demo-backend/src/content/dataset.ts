/** A document as the content store keeps it. */
export interface ContentDocument {
  _id: string;
  _type: string;
}

/** Which version of each document a query sees. */
export type Perspective = 'raw' | 'published' | 'drafts';

export type Dataset = Record<Perspective, readonly ContentDocument[]>;

const DRAFT = 'drafts.';
const isVersion = (id: string) => id.startsWith('versions.');

/** Drafts in the place of what they will replace, under the published id. */
function withDrafts(documents: readonly ContentDocument[]): ContentDocument[] {
  const drafts = new Map(
    documents.filter((d) => d._id.startsWith(DRAFT)).map((d) => [d._id.slice(DRAFT.length), d]),
  );
  const published = documents.filter((d) => !d._id.startsWith(DRAFT) && !drafts.has(d._id));
  const overlaid = [...drafts].map(([id, draft]) => ({ ...draft, _id: id, _originalId: draft._id }));
  return [...published, ...overlaid];
}

/** Prepares the three views of the documents; content is read-only while the shop runs. */
export function createDataset(documents: readonly ContentDocument[]): Dataset {
  const withoutVersions = documents.filter((d) => !isVersion(d._id));
  return {
    raw: documents,
    published: withoutVersions.filter((d) => !d._id.startsWith(DRAFT)),
    drafts: withDrafts(withoutVersions),
  };
}

/** First API date on which a query without a perspective sees published documents only. */
const PUBLISHED_BY_DEFAULT_SINCE = '2025-02-19';

/**
 * The perspective that a request asks for; `previewDrafts` is the old name of `drafts`. Undefined for one that does
 * not exist here (release names).
 */
export function toPerspective(asked: string | null, apiVersion: string): Perspective | undefined {
  if (asked === null) return apiVersion >= PUBLISHED_BY_DEFAULT_SINCE ? 'published' : 'raw';
  if (asked === 'previewDrafts') return 'drafts';
  return asked === 'raw' || asked === 'published' || asked === 'drafts' ? asked : undefined;
}
