import { readdir, readFile } from 'node:fs/promises';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Bar } from './bars.ts';

/** The parts of a run that a chart over commits needs. */
export interface PastRun {
  /** Short hash of the commit. */
  commit: string;
  /** Time of the measurement, as ISO 8601. */
  at: string;
  bars: Bar[];
}

/** Short hash of the measured commit; empty outside a repository. */
export function currentCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

function parse(file: string, text: string): PastRun[] {
  const { commit = file.replace(/\.json$/, ''), at = '', bars } = JSON.parse(text) as Partial<PastRun>;
  return bars ? [{ commit, at, bars }] : [];
}

/** Reads runs written with `--json` into a folder, oldest first. Skips files that are not runs. */
export async function readHistory(folder: string): Promise<PastRun[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json'));
  const runs = await Promise.all(
    files.map(async (file) => parse(file, await readFile(join(folder, file), 'utf8'))),
  );
  return runs.flat().sort((one, other) => one.at.localeCompare(other.at));
}
