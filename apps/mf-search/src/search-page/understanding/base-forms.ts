/** A long vowel is written once in an open syllable: `rode` is `rood`, `leren` is `leer`. */
const closed = (stem: string): string => stem.replace(/([^aeiou]|^)([aeou])([^aeiou])$/, '$1$2$2$3');

/** A consonant after a short vowel is doubled: `witte` is `wit`, `stippen` is `stip`. */
const single = (stem: string): string => stem.replace(/([^aeiou])\1$/, '$1');

/** A voiced ending goes with its vowel: `grijze` is `grijs`. */
const voiceless = (stem: string): string => stem.replace(/z$/, 's').replace(/v$/, 'f');

const ENDINGS = ['', 'e', 'en', 'n', 's', 'je', 'jes', 'tje', 'tjes', 'etje', 'etjes', 'pje', 'pjes'];

/** Candidate base forms of a folded Dutch word, itself first. Not all are words: look them up. */
export function baseForms(word: string): readonly string[] {
  const stems = ENDINGS.filter(
    (ending) => ending === '' || (word.endsWith(ending) && word.length - ending.length >= 2),
  ).map((ending) => word.slice(0, word.length - ending.length));
  return [
    ...new Set(stems.flatMap((stem) => [stem, single(stem), voiceless(stem), voiceless(closed(stem))])),
  ];
}
