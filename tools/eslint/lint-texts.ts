import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Code to lint as if it was in a file of this workspace; path from the root. */
export interface LintedText {
  file: string;
  code: string;
}

/** Names of the rules that each text breaks. Throws ESLint's error output when it cannot lint them. */
export function lintTexts(texts: readonly LintedText[]): string[][] {
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(__dirname, 'linting-process.mjs')], {
    input: JSON.stringify(texts),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as string[][];
}
