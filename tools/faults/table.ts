import type { Cell } from './matrix.ts';
import { PAGE_KINDS } from './page-kinds.ts';

const LETTERS = { whole: '●', lacking: '◐', failed: '○', gone: '–', broken: '✗' } as const;

const sign = (cell: Cell | undefined): string =>
  cell ? LETTERS[cell.state] + (cell.problems.length > 0 ? '!' : ' ') : '  ';

/** One row per fault of each vendor: the known and cold path of each page. */
export function toTable(cells: readonly Cell[]): string {
  const rows = Map.groupBy(cells, ({ vendor, fault }) => `${vendor.padEnd(9)}${fault.padEnd(12)}`);
  const head = ' '.repeat(21) + PAGE_KINDS.map((kind) => kind.slice(0, 6).padEnd(7)).join('');
  const lines = [...rows].map(([name, row]) => {
    const of = (kind: string, isKnown: boolean) =>
      sign(row.find((cell) => cell.page === kind && cell.isKnown === isKnown));
    return name + PAGE_KINDS.map((kind) => `${of(kind, true)} ${of(kind, false)}`.padEnd(7)).join('');
  });
  return [
    head,
    ...lines,
    '',
    '● whole  ◐ without some parts  ○ 503 that says so  – not there  ! not as expected',
  ].join('\n');
}

/** Deviations, one line each. */
export const toProblems = (cells: readonly Cell[]): string[] =>
  cells
    .filter(({ problems }) => problems.length > 0)
    .map(({ vendor, fault, path, isKnown, problems }) => {
      return `${vendor}, ${fault}: ${path} (${isKnown ? 'known' : 'cold'}) ${problems.join(', ')}`;
    });
