import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { WORKSPACE } from '../libs/federation/src/build/workspace/index.ts';

/** The requirements ledger: tables whose rows begin with an id. */
export const LEDGER = resolve(WORKSPACE, 'docs/requirements.md');

/** One row of the ledger. */
interface Requirement {
  /** Three capitals and two digits, e.g. `LST-31`. */
  id: string;
  text: string;
}

const ID = /[A-Z]{3}-\d{2}/g;
const BRACKETS = /\[[A-Z]{3}-\d{2}(?:[, ]+[A-Z]{3}-\d{2})*\]/g;
const ROW = /^\| ([A-Z]{3}-\d{2})(?: \(\+\))? \| (.+?) \|/;

/** Rows of a ledger, in order. */
export const requirementsOf = (ledger: string): Requirement[] =>
  ledger.split(/\r?\n/).flatMap((line) => {
    const [, id, text] = ROW.exec(line) ?? [];
    return id && text ? [{ id, text }] : [];
  });

/** Ids named in a test file, as lists in square brackets: `test('keeps the sort … [LST-31]')`. */
export const idsIn = (source: string): string[] =>
  [...source.matchAll(BRACKETS)].flatMap(([ids]) => ids.match(ID) ?? []);

const specs = (of: string, exclude: readonly string[] = []): string[] =>
  globSync(`${of}/**/*.spec.{ts,tsx}`, { cwd: WORKSPACE, exclude: ['**/node_modules', ...exclude] });

const readSpec = (file: string): Promise<string> => readFile(resolve(WORKSPACE, file), 'utf8');

/** Test files by the requirement ids that they name. */
export async function provingTests(): Promise<Map<string, string[]>> {
  const places = new Map<string, string[]>();
  for (const file of specs('{apps,demo,libs,testing,tools}'))
    for (const id of idsIn(await readSpec(file))) places.set(id, [...(places.get(id) ?? []), file]);
  return places;
}

/** Ids named by the tests of `npm test`: unit tests, and browser tests by their titles. */
export async function usuallyProven(titles: readonly string[]): Promise<Set<string>> {
  const unit = specs('{apps,demo,libs,testing,tools}', ['**/storefront-e2e', '**/*.{walk,proof}.spec.*']);
  const sources = await Promise.all(unit.map(readSpec));
  return new Set([...sources, ...titles].flatMap(idsIn));
}

/** Cells of a table row; `\\|` is text, not a border. */
const cellsOf = (line: string): string[] => line.split(/(?<!\\)\|/).slice(1, -1);

/**
 * Rewrites the last column, `state`, of the ledger: `done` for ids named by a test, else `open`. Other lines stay
 * unchanged.
 */
export function withStates(ledger: string, isProven: (id: string) => boolean): string {
  const put = (line: string, state: string) => `|${[...cellsOf(line).slice(0, 3), state].join('|')}|`;
  return ledger
    .split(/\r?\n/)
    .map((line) => {
      const [, id] = ROW.exec(line) ?? [];
      if (id) return put(line, isProven(id) ? ' done ' : ' open ');
      if (line.startsWith('| id | ')) return put(line, ' state ');
      return line.startsWith('|---|') ? put(line, '---') : line;
    })
    .join('\n');
}
