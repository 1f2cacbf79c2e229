import type { FragmentUse, PageContext, PageFrame, PageHead, RemoteName } from '@weefsel/contracts';
import type { Composition, PartId } from './composition';

/** Outcome of a `load` on the server: its data, or the fact that it failed. */
export type Loaded = { state: 'ready'; data?: unknown } | { state: 'failed' };

/** Everything that one page consists of, except its code: rendered on the server, fetched on a client navigation. */
export interface PagePayload {
  /** Path and query that it answers. */
  href: string;
  status: 200 | 404 | 500 | 503;
  /** Who renders it; `null` for the shell's own pages. */
  owner: RemoteName | null;
  page: string;
  /** Name under which a view of it is tracked, for a page with a fixed path. */
  view?: string;
  /** Only a browser with JavaScript can fill it. */
  needsScript?: true;
  /** What stands around it; absent: all of the frame. */
  frame?: PageFrame;
  context: PageContext;
  head: PageHead;
  content: Loaded;
  fragments: Record<string, FragmentUse & { content: Loaded }>;
  /** The remotes on this page as the server has them now. */
  remotes: Composition;
}

/** True when a fragment's `load` said that there is nothing to show. */
export const isEmpty = (content: Loaded): boolean => content.state === 'ready' && content.data === null;

const isText = (value: unknown): value is string => typeof value === 'string';

/** The part that shows some content, with the chunks that its data names. */
export function partFor(content: Loaded, part: PartId): PartId {
  const { chunks } = ((content.state === 'ready' && content.data) || {}) as { chunks?: unknown };
  return Array.isArray(chunks) ? { ...part, chunks: chunks.filter(isText) } : part;
}

/** The page without the fragments whose code can wait: a document only brings the code of the rest. */
export const withoutWaiting = (payload: PagePayload): PagePayload => ({
  ...payload,
  fragments: Object.fromEntries(Object.entries(payload.fragments).filter(([, { waits }]) => !waits)),
});

/** The parts whose code a page needs. */
export const partsOf = ({ owner, page, content, fragments }: PagePayload): PartId[] => [
  ...(owner ? [partFor(content, { remote: owner, kind: 'page', name: page })] : []),
  ...Object.values(fragments)
    .filter((use) => !isEmpty(use.content))
    .map((use) => partFor(use.content, { remote: use.remote, kind: 'fragment', name: use.name })),
];

/** Answer of the payload endpoint: a page, or where to go instead. */
export type PayloadAnswer = { kind: 'page'; payload: PagePayload } | { kind: 'redirect'; to: string };

/** Path of a page's payload: `/nl/dames/` becomes `/nl/dames/_payload.json`. */
export const payloadPath = (pathname: string): string => `${pathname.replace(/\/$/, '')}/_payload.json`;
