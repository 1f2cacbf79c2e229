/** Where the values of an answer come from, as the content service says it (content source map). */
export interface AnswerSources {
  documents: readonly { _id: string; _type: string }[];
  paths: readonly string[];
  mappings: Readonly<Record<string, unknown>>;
}

/** Where editors change a block. */
export interface EditMark {
  /** Address in the Studio. */
  href: string;
  /** The same for the vendor's own tools: the value of `data-sanity`. */
  data: string;
}

/** Remembers, while a page is loaded for an editor, where its blocks come from. */
export interface EditMarks {
  /** Is told of every answer. */
  note: (answer: unknown, sources: AnswerSources) => void;
  /** The mark of a block by its `_type` and `_key`. */
  of: (block: { _type: string; _key: string }) => EditMark | undefined;
}
