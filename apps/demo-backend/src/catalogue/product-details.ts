import type { Random } from './random.ts';

/** Trimmings that would be in each other's way: one neckline, one way to close it, one kind of sleeve. */
const FAMILIES = [
  /knopen|knoop|sluiting|rits$|drukknopen/,
  /hals$|kraag$|col$|revers$|nek$|bandjes$/,
  /mouw/,
  /zak/,
  /taille$|ceintuur$|koord$|band$/,
  /gesp/,
];

const clash = (one: string, other: string) =>
  FAMILIES.some((family) => family.test(one) && family.test(other));

/** Two trimmings that go together; one when nothing goes with the first. */
export function chooseDetails(details: readonly string[], random: Random): string[] {
  const [first, ...others] = random.sample(details, details.length);
  if (first === undefined) return [];
  const second = others.find((other) => !clash(first, other));
  return second === undefined ? [first] : [first, second];
}
