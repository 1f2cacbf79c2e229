import { createDataset, type ContentDocument, type Dataset } from '../dataset.ts';
import { createQueryEngine, type QueryEngine } from '../query-engine.ts';

/** What became of one document. */
export interface DocumentChange {
  id: string;
  before?: ContentDocument | undefined;
  /** Absent: it was deleted. */
  after?: ContentDocument | undefined;
}

/** What was changed together, as listeners are told. */
export interface Commit {
  transactionId: string;
  /** ISO 8601. */
  timestamp: string;
  changes: readonly DocumentChange[];
  mutations: readonly unknown[];
}

/** Where edits are kept over a restart. */
export interface KeptEdits {
  all(): ReadonlyMap<string, { _id: string } | null>;
  save(id: string, document: ContentDocument | null): void;
  onReload(listener: () => void): void;
}

/** The documents as one kind of reader sees them. */
export interface Content {
  dataset: Dataset;
  engine: QueryEngine;
}

export interface ContentStoreOptions {
  /** What there is before anybody edits anything. */
  documents: readonly ContentDocument[];
  edits?: KeptEdits | undefined;
  clock: () => number;
  /** Runs what saves a whole commit: all of it happens or nothing. */
  transaction?: (<T>(work: () => T) => T) | undefined;
}

function inMemory(): KeptEdits {
  const edits = new Map<string, ContentDocument | null>();
  return {
    all: () => edits,
    save: (id, document) => void edits.set(id, document),
    onReload: () => undefined,
  };
}

/** As at the vendor, what has a dot in its id is shown to nobody without a token: drafts, releases, secrets. */
export const isPublic = ({ _id }: ContentDocument): boolean => !_id.includes('.');

/** Everything that the content service holds: what it began with, and what editors made of it. */
export class ContentStore {
  private readonly clock: () => number;
  private readonly edits: KeptEdits;
  private readonly transaction: <T>(work: () => T) => T;
  private readonly listeners = new Set<(commit: Commit) => void>();
  private generated: readonly ContentDocument[];
  private documents: ReadonlyMap<string, ContentDocument> = new Map();
  private opened: { ofVisitors?: Content; ofKnown?: Content } = {};

  constructor({ documents, edits = inMemory(), clock, transaction = (work) => work() }: ContentStoreOptions) {
    this.clock = clock;
    this.edits = edits;
    this.transaction = transaction;
    this.generated = documents;
    this.assemble();
    edits.onReload(() => this.assemble());
  }

  /** Takes other documents to begin with; what editors did stays. */
  replaceGenerated(documents: readonly ContentDocument[]): void {
    this.generated = documents;
    this.assemble();
  }

  /** What visitors may read, or with `everything` those who have a token. */
  content(everything: boolean): Content {
    const name = everything ? 'ofKnown' : 'ofVisitors';
    return (this.opened[name] ??= this.open(everything));
  }

  byId(id: string): ContentDocument | undefined {
    return this.documents.get(id);
  }

  commit(commit: Commit): void {
    this.transaction(() => {
      for (const { id, after } of commit.changes) this.edits.save(id, after ?? null);
    });
    this.assemble();
    for (const listener of this.listeners) listener(commit);
  }

  /** Calls the listener after every commit, until the function that is returned is called. */
  onCommit(listener: (commit: Commit) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private assemble(): void {
    const documents = new Map(this.generated.map((document) => [document._id, document]));
    for (const [id, edited] of this.edits.all()) {
      if (edited === null) documents.delete(id);
      else documents.set(id, edited as ContentDocument);
    }
    this.documents = documents;
    this.opened = {};
  }

  private open(everything: boolean): Content {
    const all = [...this.documents.values()];
    const dataset = createDataset(everything ? all : all.filter(isPublic));
    return { dataset, engine: createQueryEngine(dataset, this.clock) };
  }
}
