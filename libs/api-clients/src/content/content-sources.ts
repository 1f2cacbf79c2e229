/** Origin of the values in a result, from the service's content source map. */
export interface AnswerSources {
  documents: readonly { _id: string; _type: string }[];
  paths: readonly string[];
  mappings: Readonly<Record<string, unknown>>;
}

/** Location of a block in the Studio. */
export interface EditMark {
  /** Address in the Studio. */
  href: string;
  /** The same for the vendor's own tools: the value of `data-sanity`. */
  data: string;
}

/** Records the origin of blocks while a page loads for an editor. */
export interface EditMarks {
  /** Receives every result. */
  note: (answer: unknown, sources: AnswerSources) => void;
  /** Edit mark of a block by its `_type` and `_key`. */
  of: (block: { _type: string; _key: string }) => EditMark | undefined;
}
