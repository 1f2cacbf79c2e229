import { LRUCache } from 'lru-cache';
import { knowsReleases, type Perspective } from './perspective.ts';

/** A document in the content store. */
export interface ContentDocument {
  _id: string;
  _type: string;
}

/** The documents in one perspective. */
export interface DatasetView {
  documents: readonly ContentDocument[];
  /** The same by their ids, for references. */
  byId: ReadonlyMap<string, ContentDocument>;
}

/** Immutable content of the store, with a view per perspective. */
export interface Dataset {
  view(perspective: Perspective, apiVersion: string): DatasetView;
  /** A document by its exact stored id, drafts included. */
  byId(id: string): ContentDocument | undefined;
}

const DRAFT = 'drafts.';
const VERSION = 'versions.';
const MOST_VIEWS = 50;

const isVersion = ({ _id }: ContentDocument) => _id.startsWith(VERSION);
const isPublished = (document: ContentDocument) => !document._id.startsWith(DRAFT) && !isVersion(document);

const prefixOf = (release: string) => (release === 'drafts' ? DRAFT : `${VERSION}${release}.`);

/** The documents as after publication of the releases, under their published ids. */
function withReleases(
  documents: readonly ContentDocument[],
  releases: readonly string[],
): readonly ContentDocument[] {
  const seen = new Map(documents.filter(isPublished).map((document) => [document._id, document]));
  for (const prefix of releases.map(prefixOf).toReversed()) {
    for (const document of documents.filter(({ _id }) => _id.startsWith(prefix)))
      seen.set(document._id.slice(prefix.length), document);
  }
  return [...seen].map(([_id, document]) => ({ ...document, _id, _originalId: document._id }));
}

const toView = (documents: readonly ContentDocument[]): DatasetView => ({
  documents,
  byId: new Map(documents.map((document) => [document._id, document])),
});

export function createDataset(documents: readonly ContentDocument[]): Dataset {
  const everything = toView(documents);
  const published = toView(documents.filter(isPublished));
  const withoutVersions = toView(documents.filter((document) => !isVersion(document)));
  const views = new LRUCache<string, DatasetView>({ max: MOST_VIEWS });

  const releaseView = (releases: readonly string[]) => {
    const name = releases.join(',');
    const known = views.get(name);
    if (known) return known;
    const view = toView(withReleases(documents, releases));
    views.set(name, view);
    return view;
  };

  return {
    view(perspective, apiVersion) {
      if (perspective === 'raw') return knowsReleases(apiVersion) ? everything : withoutVersions;
      return perspective === 'published' ? published : releaseView(perspective);
    },
    byId: (id) => everything.byId.get(id),
  };
}
