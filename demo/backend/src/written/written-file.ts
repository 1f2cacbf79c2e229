/** Lines of a written document, with their position. */
export interface WrittenPart {
  file: string;
  /** Number of the first line, from 1. */
  line: number;
  text: string;
}

/** A written block: a heading, fields in a fence that names its type, and text. */
export interface WrittenBlock {
  file: string;
  line: number;
  type: string;
  title?: string;
  fields: WrittenPart;
  /** Markdown; empty when there is none. */
  body: string;
}

/** A Markdown file of the editors, split at its front matter. */
export interface WrittenFile {
  /** Path below the folder of its kind, without `.md`. */
  slug: string;
  fields: WrittenPart;
  body: WrittenPart;
}
