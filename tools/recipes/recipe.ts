/** What a step does. Every path is below the workspace. */
export type Action =
  /** Makes a file. */
  | { kind: 'file'; path: string; text: string }
  /** Changes a file: lines that stand in it once, and what stands there then. */
  | { kind: 'edit'; path: string; hunks: readonly Hunk[] }
  /** Runs a command, which must end well, and say so where the recipe promises words. */
  | { kind: 'run'; command: string; says?: string }
  /** Runs a command that must fail as long as one file is as it was before, or not there. */
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

/** What a recipe promises to touch. */
export interface Footprint {
  /** Folders and files that are new. */
  adds: readonly string[];
  /** How many lines change, by file. */
  changes: Readonly<Record<string, number>>;
}

export interface Recipe {
  /** Path below the workspace. */
  file: string;
  touches: Footprint;
  steps: readonly Step[];
}
