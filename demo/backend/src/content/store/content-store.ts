import { createDataset, type ContentDocument, type Dataset } from '../dataset.ts';
import { createQueryEngine, type QueryEngine } from '../query-engine.ts';

/** Change of one document. */
export interface DocumentChange {
  id: string;
  before?: ContentDocument | undefined;
  /** Absent for a deleted document. */
  after?: ContentDocument | undefined;
}

/** Changes of one transaction, as passed to listeners. */
export interface Commit {
  transactionId: string;
  /** ISO 8601. */
  timestamp: string;
  changes: readonly DocumentChange[];
  mutations: readonly unknown[];
}

/** Storage of edits across restarts. */
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

interface ContentStoreOptions {
  /** Documents before any edit. */
  documents: readonly ContentDocument[];
  edits?: KeptEdits | undefined;
  clock: () => number;
  /** Runs the work that saves a whole commit, all or nothing. */
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

/** As at the vendor, ids with a dot are private without a token: drafts, releases, secrets. */
export const isPublic = ({ _id }: ContentDocument): boolean => !_id.includes('.');

/**
 * Everything in the content service: its initial documents and the editors' changes. Changes overlay the initial
 * documents, which may differ in the next release.
 */
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

  /** Replaces the initial documents; edits stay. */
  replaceGenerated(documents: readonly ContentDocument[]): void {
    this.generated = documents;
    this.assemble();
  }

  /**
   * Content for visitors, or with `everything` for readers with a token. Separate engines keep drafts out of visitors'
   * queries, references and counts.
   */
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

  /** Calls the listener after every commit, until the returned function is called. */
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
