import type { Result, State } from './check.ts';

const SIGNS: Readonly<Record<State, { sign: string; colour: number }>> = {
  ok: { sign: '✓', colour: 32 },
  missing: { sign: '✗', colour: 31 },
  less: { sign: '–', colour: 33 },
  unused: { sign: '·', colour: 90 },
  unknown: { sign: '–', colour: 90 },
};

const painted = (text: string, colour: number, hasColour: boolean): string =>
  hasColour ? `\u001B[${colour}m${text}\u001B[39m` : text;

/** Adds reason and instruction only where something is to be done. */
function after({ state, found = '', why, mend }: Result): string {
  if (state === 'ok') return '';
  return state === 'unknown' || state === 'unused' ? `: ${found}` : `: ${found}. ${why} ${mend}`;
}

function closing(results: readonly Result[]): string {
  const count = (state: State) => results.filter((one) => one.state === state).length;
  const parts = [
    `${count('ok')} well`,
    `${count('missing')} missing`,
    `${count('less')} without which the shop does less`,
    `${count('unused')} not used`,
    `${count('unknown')} not known`,
  ];
  return `${parts.join(', ')}. What cannot be asked from here, such as how long sessions live: docs/real-vendors.md.`;
}

/** One line for each check, in columns; coloured on a terminal. */
export function toLines(results: readonly Result[], { hasColour = false } = {}): string {
  const width = Math.max(...results.map(({ subject }) => subject.length));
  const lines = results.map((result) => {
    const { sign, colour } = SIGNS[result.state];
    return `${painted(sign, colour, hasColour)} ${result.subject.padEnd(width)}  ${result.title}${after(result)}`;
  });
  return [...lines, '', closing(results)].join('\n');
}
