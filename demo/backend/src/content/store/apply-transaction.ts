import { randomUUID } from 'node:crypto';
import type { ContentDocument } from '../dataset.ts';
import { MutationError } from './mutation-error.ts';
import { patchDocument } from './patch-document.ts';
import type { AskedMutation } from './read-mutations.ts';

export type Operation = 'create' | 'update' | 'delete' | 'none';

/** Effect of one mutation on one document. */
export interface MutationResult {
  id: string;
  operation: Operation;
  document?: ContentDocument | undefined;
}

interface TransactionSurroundings {
  byId: (id: string) => ContentDocument | undefined;
  /** Ids of the documents that a query finds; throws the errors of queries. */
  find: (query: unknown, params: unknown) => readonly string[];
  /** ISO 8601. */
  timestamp: string;
  revision: string;
}

type Stored = ContentDocument & { _createdAt?: unknown };

const ID = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}$/;

/** Runs the mutations of one transaction in order, on copies: the documents themselves stay unchanged. */
export class TransactionRun {
  /** Current documents; `undefined` for deleted ones. */
  readonly changed = new Map<string, ContentDocument | undefined>();
  private readonly around: TransactionSurroundings;

  constructor(around: TransactionSurroundings) {
    this.around = around;
  }

  /** @throws MutationError when it cannot be run. */
  run({ kind, body }: AskedMutation, index: number): MutationResult[] {
    if (kind === 'delete') return this.targetsOf(body, index).map((id) => this.remove(id));
    if (kind === 'patch') return this.targetsOf(body, index).map((id) => this.patch(id, body, index));
    return [this.make(kind, body, index)];
  }

  private now(id: string): ContentDocument | undefined {
    return this.changed.has(id) ? this.changed.get(id) : this.around.byId(id);
  }

  private targetsOf({ id, query, params }: Record<string, unknown>, index: number): readonly string[] {
    if (typeof id === 'string' && id) return [id];
    if (Array.isArray(id) && id.every((one) => typeof one === 'string')) return id;
    if (query !== undefined) return this.around.find(query, params);
    throw new MutationError('validationError', 'A mutation must have an id or a query', { index });
  }

  private make(
    kind: 'create' | 'createOrReplace' | 'createIfNotExists',
    body: Record<string, unknown>,
    index: number,
  ): MutationResult {
    const id = this.idFor(kind, body, index);
    if (typeof body._type !== 'string' || !body._type)
      throw new MutationError('validationError', 'Document must have a "_type"', { index, id });
    const known = this.now(id);
    if (known && kind === 'create')
      throw new MutationError('documentAlreadyExistsError', `Document by ID "${id}" already exists`, {
        index,
        id,
      });
    if (known && kind === 'createIfNotExists') return { id, operation: 'none', document: known };
    const document = this.put({ ...body, _id: id, _type: body._type }, known);
    return { id, operation: known ? 'update' : 'create', document };
  }

  private idFor(kind: string, { _id: given }: Record<string, unknown>, index: number): string {
    const mayBeMade = kind === 'create';
    const text = given === undefined && mayBeMade ? '' : given;
    const id =
      mayBeMade && typeof text === 'string' && (text === '' || text.endsWith('.'))
        ? text + randomUUID()
        : text;
    if (typeof id === 'string' && ID.test(id) && !id.endsWith('.')) return id;
    throw new MutationError('validationError', `Invalid document ID "${String(id)}"`, { index });
  }

  private patch(id: string, body: Record<string, unknown>, index: number): MutationResult {
    const known = this.now(id);
    if (!known)
      throw new MutationError('documentNotFoundError', `The document with the ID "${id}" was not found`, {
        index,
        id,
      });
    return { id, operation: 'update', document: this.put(patchDocument(known, body, index), known) };
  }

  private put(document: Stored, known: Stored | undefined): ContentDocument {
    const { timestamp, revision } = this.around;
    const createdAt = document._createdAt ?? known?._createdAt;
    const stored = {
      ...document,
      _createdAt: typeof createdAt === 'string' ? createdAt : timestamp,
      _updatedAt: timestamp,
      _rev: revision,
    };
    this.changed.set(document._id, stored);
    return stored;
  }

  private remove(id: string): MutationResult {
    const isThere = this.now(id) !== undefined;
    if (isThere) this.changed.set(id, undefined);
    return { id, operation: isThere ? 'delete' : 'none' };
  }
}
