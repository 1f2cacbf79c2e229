/** Action of a step. All paths are relative to the workspace. */
export type Action =
  /** Creates a file. */
  | { kind: 'file'; path: string; text: string }
  /** Edits a file: replaces lines that occur exactly once. */
  | { kind: 'edit'; path: string; hunks: readonly Hunk[] }
  /** Runs a command that must succeed, with the given text in its output. */
  | { kind: 'run'; command: string; says?: string }
  /** Runs a command that must fail while one file is restored or absent. */
  | { kind: 'forget'; command: string; without: string; says: string };

export interface Hunk {
  before: string;
  after: string;
}

export interface Step {
  /** Line of the recipe, from 1. */
  line: number;
  action: Action;
}

/** Declared changes of a recipe. */
export interface Footprint {
  /** New folders and files. */
  adds: readonly string[];
  /** Number of changed lines, by file. */
  changes: Readonly<Record<string, number>>;
}

export interface Recipe {
  /** Path relative to the workspace. */
  file: string;
  touches: Footprint;
  steps: readonly Step[];
}
