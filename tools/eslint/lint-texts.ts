import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Code as if it stood in a file of this workspace, by its path from the root. */
export interface LintedText {
  file: string;
  code: string;
}

/** The names of the rules that each text breaks. Throws what ESLint says when it cannot lint them. */
export function lintTexts(texts: readonly LintedText[]): string[][] {
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(__dirname, 'linting-process.mjs')], {
    input: JSON.stringify(texts),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as string[][];
}
