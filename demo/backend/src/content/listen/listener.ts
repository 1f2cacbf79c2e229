import { createDataset, type ContentDocument } from '../dataset.ts';
import { createQueryEngine } from '../query-engine.ts';
import type { QueryRequest } from '../query-request.ts';
import type { Commit, DocumentChange } from '../store/content-store.ts';

interface ListenOptions {
  includeResult: boolean;
  includePreviousRevision: boolean;
  includeMutations: boolean;
}

/** Options of a listener, from the address of its request. */
export const listenOptions = (args: URLSearchParams): ListenOptions => ({
  includeResult: args.get('includeResult') === 'true',
  includePreviousRevision: args.get('includePreviousRevision') === 'true',
  includeMutations: args.get('includeMutations') !== 'false',
});

type Stored = ContentDocument & { _rev?: string };

/** True when a query finds a document, drafts included. Throws the errors of queries. */
export function finds(
  asked: QueryRequest,
  document: ContentDocument | undefined,
  clock: () => number,
): boolean {
  if (!document) return false;
  const { engine } = { engine: createQueryEngine(createDataset([document]), clock) };
  const found: unknown = JSON.parse(engine.run({ ...asked, perspective: 'raw' }));
  return Array.isArray(found) ? found.length > 0 : found !== null;
}

const revision = (document: Stored | undefined) => document?._rev;

function transitionOf(was: boolean, is: boolean) {
  if (was && is) return 'update';
  return is ? 'appear' : 'disappear';
}

/** The event of one change for listeners to this query; undefined when it does not affect them. */
export function mutationEvent(
  asked: QueryRequest,
  { includeResult, includePreviousRevision, includeMutations }: ListenOptions,
  change: DocumentChange,
  commit: Commit,
  clock: () => number,
): Record<string, unknown> | undefined {
  const was = finds(asked, change.before, clock);
  const is = finds(asked, change.after, clock);
  if (!was && !is) return undefined;
  const place = commit.changes.indexOf(change);
  return {
    eventId: `${commit.transactionId}#${change.id}`,
    documentId: change.id,
    transactionId: commit.transactionId,
    transition: transitionOf(was, is),
    identity: 'editor',
    previousRev: revision(change.before),
    resultRev: revision(change.after),
    timestamp: commit.timestamp,
    visibility: 'query',
    transactionTotalEvents: commit.changes.length,
    transactionCurrentEvent: place + 1,
    ...(includeMutations && { mutations: commit.mutations }),
    ...(includeResult && is && { result: change.after }),
    ...(includePreviousRevision && was && { previous: change.before }),
  };
}
