import { baseForms } from './base-forms';
import { isGarment } from './garments';
import type { Choice, Lexicon } from './lexicon';
import { misspeltBrand } from './misspelt-brand';
import { PHRASE_MARK } from './phrase-mark';
import { choose, note, type Understood } from './understood';

/** Maximum number of words in a phrase. */
const LONGEST = 4;
const WORD = /[\p{L}\p{N}]+/gu;
const MIN_HEAD = 3;

/** All combinations of the words' base forms. */
const readings = (words: readonly string[]): readonly string[] =>
  words.reduce<string[]>(
    (before, word) =>
      baseForms(word).flatMap((form) => before.map((some) => (some ? `${some} ${form}` : form))),
    [''],
  );

const find = (lexicon: Lexicon, words: readonly string[]): Choice | undefined => {
  for (const reading of readings(words)) {
    const choice = lexicon.get(reading);
    if (choice) return choice;
  }
  return undefined;
};

/** A compound such as `linnenbroek`: the choice of its first part, and the garment. Linking letters are endings. */
function inCompound(lexicon: Lexicon, word: string): { choice: Choice; rest: string } | undefined {
  for (let cut = word.length - 3; cut >= MIN_HEAD; cut--) {
    const rest = word.slice(cut);
    if (!isGarment(rest)) continue;
    const head = word.slice(0, cut);
    const choice = find(lexicon, [head]);
    if (choice?.of === 'other' && !(head === 'spijker' && rest.startsWith('broek'))) return { choice, rest };
  }
  return undefined;
}

interface Word {
  text: string;
  index: number;
}

/** The longest phrase from the first word on that `read` understands. */
function longest(
  words: readonly Word[],
  { text }: Pick<Understood, 'text'>,
  read: (phrase: readonly string[]) => Choice | undefined,
): { choice: Choice; span: readonly Word[] } | undefined {
  for (let length = Math.min(LONGEST, words.length); length > 0; length--) {
    const span = words.slice(0, length);
    const between = text.slice(span[0]?.index, span.at(-1)?.index);
    const choice = between.includes(PHRASE_MARK) ? undefined : read(span.map((word) => word.text));
    if (choice) return { choice, span };
  }
  return undefined;
}

/**
 * Reads colours, materials, patterns and all other facet values; the longest phrase counts. Words without a meaning may
 * be the misspelt name of a brand.
 */
export function readValues(understood: Understood, lexicon: Lexicon): void {
  const words = [...understood.text.matchAll(WORD)].map(({ 0: text, index }) => ({ text, index }));
  let text = '';
  let done = 0;
  for (let at = 0; at < words.length;) {
    const here = words[at];
    if (!here) break;
    const rest = words.slice(at);
    const exact = longest(rest, understood, (phrase) => find(lexicon, phrase));
    const compound = exact ? undefined : inCompound(lexicon, here.text);
    const meant =
      exact ?? (compound ? undefined : longest(rest, understood, (phrase) => misspeltBrand(lexicon, phrase)));
    if (meant) {
      const last = meant.span.at(-1) ?? here;
      choose(understood, meant.choice.key, meant.choice.values);
      note(understood, meant.choice.key, meant.span.map((word) => word.text).join(' '));
      text += `${understood.text.slice(done, here.index)} ${PHRASE_MARK} `;
      done = last.index + last.text.length;
    } else if (compound) {
      choose(understood, compound.choice.key, compound.choice.values);
      text += `${understood.text.slice(done, here.index)} ${PHRASE_MARK} ${compound.rest}`;
      done = here.index + here.text.length;
    }
    at += meant?.span.length ?? 1;
  }
  understood.text = text + understood.text.slice(done);
}
