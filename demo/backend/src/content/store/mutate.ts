import { randomBytes } from 'node:crypto';
import { readPerspective, readQueryRequest } from '../query-request.ts';
import { RefusedRequest } from '../refused-request.ts';
import { TransactionRun, type MutationResult } from './apply-transaction.ts';
import type { ContentStore } from './content-store.ts';
import { readMutations } from './read-mutations.ts';

/** API version in which queries of mutations see every version of a document. */
const EVERYTHING = '2025-02-19';
const MOST_FOUND = 1000;

const newId = () => randomBytes(16).toString('base64url').replace(/[-_]/g, 'x');

function findIn(store: ContentStore, query: unknown, params: unknown): readonly string[] {
  const asked = readQueryRequest(
    new URLSearchParams('perspective=raw'),
    { query, params: params ?? {} },
    EVERYTHING,
  );
  const perspective = readPerspective(new URLSearchParams('perspective=raw'), EVERYTHING);
  const found: unknown = JSON.parse(store.content(true).engine.run({ ...asked, perspective }));
  const list = Array.isArray(found) ? found : [found];
  if (list.length > MOST_FOUND)
    throw new RefusedRequest(`A mutation may change at most ${MOST_FOUND} documents`);
  return list.flatMap((one: unknown) =>
    typeof one === 'object' && one !== null && '_id' in one && typeof one._id === 'string' ? [one._id] : [],
  );
}

/** Response to a transaction. */
interface MutateAnswer {
  transactionId: string;
  results: (Pick<MutationResult, 'operation'> & Partial<MutationResult>)[];
}

/**
 * Runs a transaction, all or nothing. `dryRun` only returns the result, without changes.
 * @throws MutationError or RefusedRequest when it cannot be run.
 */
export function mutate(
  store: ContentStore,
  body: unknown,
  args: URLSearchParams,
  clock: () => number,
): MutateAnswer {
  const { mutations, sent, transactionId = newId() } = readMutations(body, args);
  const timestamp = new Date(clock()).toISOString();
  const run = new TransactionRun({
    byId: (id) => store.byId(id),
    find: (query, params) => findIn(store, query, params),
    timestamp,
    revision: transactionId,
  });
  const done = mutations.flatMap((mutation, index) => run.run(mutation, index));
  const changes = [...run.changed].map(([id, after]) => ({ id, before: store.byId(id), after }));
  if (args.get('dryRun') !== 'true' && changes.length > 0)
    store.commit({ transactionId, timestamp, changes, mutations: sent });
  const withDocuments = args.get('returnDocuments') === 'true';
  const withIds = withDocuments || args.get('returnIds') === 'true';
  const results = withIds
    ? done.map(({ id, operation, document }) => ({
        id,
        operation,
        ...(withDocuments && document && { document }),
      }))
    : [];
  return { transactionId, results };
}
