import type { DatabaseSync } from 'node:sqlite';

export const CONTENT_EDITS_SCHEMA = `
  create table content_edits (
    id text primary key,
    document text
  ) strict;
`;

/** A stored document of the content service. */
interface EditedDocument {
  _id: string;
}

/** Editors' changes in the content service: documents by id, `null` for deleted ones. */
export class ContentEdits {
  readonly #sql;
  readonly #save;
  #edits = new Map<string, EditedDocument | null>();
  #onReload: (() => void) | undefined;

  constructor(sql: DatabaseSync) {
    this.#sql = sql;
    this.#save = sql.prepare('insert or replace into content_edits (id, document) values (?, ?)');
    this.#read();
  }

  all(): ReadonlyMap<string, EditedDocument | null> {
    return this.#edits;
  }

  /** Call within a transaction when saving more than one. */
  save(id: string, document: EditedDocument | null): void {
    this.#save.run(id, document && JSON.stringify(document));
    this.#edits.set(id, document);
  }

  /** Reads everything again, after other code emptied the table. */
  reload(): void {
    this.#read();
    this.#onReload?.();
  }

  /** Sets the one listener, called after every reload. */
  onReload(listener: () => void): void {
    this.#onReload = listener;
  }

  #read(): void {
    const rows = this.#sql.prepare('select id, document from content_edits').all();
    this.#edits = new Map(
      rows.map(({ id, document }) => [
        String(id),
        document === null ? null : (JSON.parse(String(document)) as EditedDocument),
      ]),
    );
  }
}
