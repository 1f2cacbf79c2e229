/** Counts how often something was told before, so that nothing is told twice in the same words. */
export type Turns = (subject: string) => number;

/** A counter of its own for each subject, from 0. */
export function createTurns(): Turns {
  const counts = new Map<string, number>();
  return (subject) => {
    const turn = counts.get(subject) ?? 0;
    counts.set(subject, turn + 1);
    return turn;
  };
}

const haveCommon = (one: number, other: number): boolean =>
  other === 0 ? one > 1 : haveCommon(other, one % other);

/** How far to step so that all of `count` places are visited, neighbours far apart. */
function strideFor(count: number): number {
  let stride = Math.max(1, Math.round(count * 0.382));
  while (haveCommon(stride, count)) stride++;
  return stride;
}

/** Somewhere to begin that differs from subject to subject. */
export const beginningOf = (subject: string): number =>
  [...subject].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);

/**
 * One of each list at a turn: every combination once before any comes again, and what follows each other is far apart.
 * @param beginning where the first turn begins
 */
export function atTurn<Lists extends readonly (readonly string[])[]>(
  turn: number,
  beginning: number,
  ...lists: Lists
): { [Place in keyof Lists]: string } {
  const count = lists.reduce((product, { length }) => product * length, 1);
  let left = (turn * strideFor(count) + beginning) % count;
  const chosen = lists.map((list) => {
    const one = list[left % list.length] ?? '';
    left = Math.floor(left / list.length);
    return one;
  });
  return chosen as { [Place in keyof Lists]: string };
}
