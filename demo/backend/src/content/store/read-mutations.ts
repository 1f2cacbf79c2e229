import { RefusedRequest } from '../refused-request.ts';

type Fields = Record<string, unknown>;

const KINDS = ['create', 'createOrReplace', 'createIfNotExists', 'delete', 'patch'] as const;
type MutationKind = (typeof KINDS)[number];

/** One mutation of a transaction: its kind and its content. */
export interface AskedMutation {
  kind: MutationKind;
  body: Fields;
}

interface AskedTransaction {
  mutations: readonly AskedMutation[];
  /** Original form, for listeners. */
  sent: readonly unknown[];
  transactionId?: string;
}

const MOST_MUTATIONS = 1000;
const TRANSACTION = /^[A-Za-z0-9._-]{1,128}$/;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readMutation(sent: unknown, index: number): AskedMutation {
  const kinds = isFields(sent) ? Object.keys(sent) : [];
  const kind = KINDS.find((one) => kinds.length === 1 && one === kinds[0]);
  const body = isFields(sent) && kind ? sent[kind] : undefined;
  if (!kind || !isFields(body))
    throw new RefusedRequest(`mutations[${index}] must be an object with one of ${KINDS.join(', ')}`);
  return { kind, body };
}

/**
 * Reads `{mutations: [{create: {…}}, …], transactionId?}`.
 * @throws RefusedRequest when it is invalid.
 */
export function readMutations(body: unknown, args: URLSearchParams): AskedTransaction {
  if (!isFields(body) || !Array.isArray(body.mutations))
    throw new RefusedRequest('"mutations" must be an array');
  const sent: readonly unknown[] = body.mutations;
  if (sent.length > MOST_MUTATIONS)
    throw new RefusedRequest(`A transaction may have at most ${MOST_MUTATIONS} mutations`);
  const transactionId = body.transactionId ?? args.get('transactionId') ?? undefined;
  if (transactionId !== undefined && (typeof transactionId !== 'string' || !TRANSACTION.test(transactionId)))
    throw new RefusedRequest('"transactionId" is not valid');
  return { mutations: sent.map(readMutation), sent, ...(transactionId !== undefined && { transactionId }) };
}
