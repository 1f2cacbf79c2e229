import type { Hunk } from './recipe.ts';

/** Replaces lines that occur exactly once in a text. Throws an Error with the lines otherwise. */
export function editLines(text: string, hunks: readonly Hunk[]): string {
  return hunks.reduce((source, { before, after }) => {
    const lines = `\n${source}`;
    const parts = lines.split(`\n${before}\n`);
    if (parts.length === 2) return parts.join(`\n${after}\n`).slice(1);
    const often =
      parts.length === 1 ? 'does not have these lines' : `has these lines ${parts.length - 1} times`;
    throw new Error(`${often}:\n${before}`);
  }, text);
}
