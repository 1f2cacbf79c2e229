import type { FragmentUse, PageContext, PageFrame, PageHead, RemoteName } from '@weefsel/contracts';
import type { Composition, PartId } from './composition';

/** Outcome of a `load` on the server: its data, or a failure. */
export type Loaded = { state: 'ready'; data?: unknown } | { state: 'failed' };

/**
 * Everything that one page consists of, except its code. Rendered on the server, fetched on a client navigation.
 */
export interface PagePayload {
  /** Path and query of the page. */
  href: string;
  status: 200 | 404 | 500 | 503;
  /** Remote that renders it; `null` for the shell's own pages. */
  owner: RemoteName | null;
  page: string;
  /** Name under which a view of it is tracked, for a page with a fixed path. */
  view?: string;
  /** Needs a browser with JavaScript for its content. */
  needsScript?: true;
  /** The frame around it; absent: the whole frame. */
  frame?: PageFrame;
  context: PageContext;
  head: PageHead;
  content: Loaded;
  fragments: Record<string, FragmentUse & { content: Loaded }>;
  /** The remotes on this page as the server has them now. */
  remotes: Composition;
}

/** True when a fragment's `load` returned nothing to show. */
export const isEmpty = (content: Loaded): boolean => content.state === 'ready' && content.data === null;

const isText = (value: unknown): value is string => typeof value === 'string';

/** The part for some content, with the chunks that its data names. */
export function partFor(content: Loaded, part: PartId): PartId {
  const { chunks } = ((content.state === 'ready' && content.data) || {}) as { chunks?: unknown };
  return Array.isArray(chunks) ? { ...part, chunks: chunks.filter(isText) } : part;
}

/** The page without its waiting fragments: a document only loads the code of the rest. */
export const withoutWaiting = (payload: PagePayload): PagePayload => ({
  ...payload,
  fragments: Object.fromEntries(Object.entries(payload.fragments).filter(([, { waits }]) => !waits)),
});

/** The parts that a page needs code of. */
export const partsOf = ({ owner, page, content, fragments }: PagePayload): PartId[] => [
  ...(owner ? [partFor(content, { remote: owner, kind: 'page', name: page })] : []),
  ...Object.values(fragments)
    .filter((use) => !isEmpty(use.content))
    .map((use) => partFor(use.content, { remote: use.remote, kind: 'fragment', name: use.name })),
];

/** Answer of the payload endpoint: a page, or the target of a redirect. */
export type PayloadAnswer = { kind: 'page'; payload: PagePayload } | { kind: 'redirect'; to: string };

/** Path of a page's payload: `/nl/dames/` becomes `/nl/dames/_payload.json`. */
export const payloadPath = (pathname: string): string => `${pathname.replace(/\/$/, '')}/_payload.json`;
