import { stemOf } from './dutch-words.ts';
import { SYNONYM_GROUPS } from './synonym-groups.ts';

const related = new Map<string, Set<string>>();
for (const group of SYNONYM_GROUPS) {
  const stems = group.split(' ').map(stemOf);
  for (const stem of stems) {
    const others = related.get(stem) ?? new Set();
    for (const other of stems) if (other !== stem) others.add(other);
    related.set(stem, others);
  }
}

/** Stems with the same meaning as this one. */
export const synonymsOf = (stem: string): Iterable<string> => related.get(stem) ?? [];

/** All words with a synonym, in their written form. */
export const SYNONYM_WORDS: readonly string[] = SYNONYM_GROUPS.flatMap((group) => group.split(' '));

const MIN_HEAD = 3;

/** Stems of a compound with another word for its last part: `slipdress` is `slipjurk`. */
export const synonymTailsOf = (word: string): readonly string[] =>
  SYNONYM_WORDS.filter((tail) => word.endsWith(tail) && word.length - tail.length >= MIN_HEAD).flatMap(
    (tail) => [...synonymsOf(stemOf(tail))].map((other) => stemOf(word.slice(0, -tail.length) + other)),
  );

const MIN_BEGINNING = 4;

/** Stems meant by a word still being typed: `spijkerb` is going to mean `jeans`. */
export const synonymsStartingWith = (beginning: string): readonly string[] =>
  beginning.length < MIN_BEGINNING
    ? []
    : SYNONYM_WORDS.filter((word) => word.startsWith(beginning)).flatMap((word) => [
        ...synonymsOf(stemOf(word)),
      ]);
