/** Counts earlier mentions of a subject, so that no wording repeats. */
export type Turns = (subject: string) => number;

/** Creates a separate counter per subject, starting at 0. */
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

/** Step size that visits all `count` places, with neighbours far apart. */
function strideFor(count: number): number {
  let stride = Math.max(1, Math.round(count * 0.382));
  while (haveCommon(stride, count)) stride++;
  return stride;
}

/** Start position that varies by subject. */
export const beginningOf = (subject: string): number =>
  [...subject].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);

/**
 * Picks one of each list at a turn. Every combination occurs once before any repeats; consecutive ones lie far apart.
 * @param beginning position of the first turn
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
