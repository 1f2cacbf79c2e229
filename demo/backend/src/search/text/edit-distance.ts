/** Number of letters to add, drop, replace or swap with a neighbour between two words. */
export function editDistance(a: string, b: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((row[j - 1] ?? 0) + 1, (previous[j] ?? 0) + 1, (previous[j - 1] ?? 0) + changed);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (beforePrevious[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    beforePrevious = previous;
    previous = row;
  }
  return previous[b.length] ?? 0;
}

/** The word with each pair of neighbouring letters swapped, the commonest typing error. */
export const withNeighboursSwapped = (word: string): string[] =>
  Array.from(
    word.slice(1),
    (letter, at) => word.slice(0, at) + letter + (word[at] ?? '') + word.slice(at + 2),
  );

/** First letters that sound alike; typing errors rarely change others: `hakken` is not `zakken`. */
const SOUNDS = ['vfw', 'sz', 'ckq', 'iyj'];

/** True when two words begin with the same sound. */
export const beginsLike = (one: string, other: string): boolean =>
  one[0] === other[0] ||
  SOUNDS.some((some) => some.includes(one[0] ?? ' ') && some.includes(other[0] ?? ' '));
