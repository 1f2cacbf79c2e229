import { isGarment } from './garments';
import type { Choice, Lexicon } from './lexicon';

/** Shortest name, in letters, that may be misspelt: a shorter one is too much like other words. */
const MIN_NAME = 7;
/** Letters from which a second slip is passed over. */
const LONG_NAME = 12;

/** A name by its sound: letters once, and no spaces. */
const squeezed = (words: string): string => words.replace(/(.)\1+/g, '$1').replaceAll(' ', '');

/** How many letters must be added, dropped or replaced to make one word the other. */
function slips(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...a].entries()) {
    const next = [at + 1];
    for (const [index, other] of [...b].entries()) {
      const changed = (row[index] ?? 0) + Number(letter !== other);
      next.push(Math.min(changed, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

interface Brand {
  name: string;
  words: readonly string[];
  choice: Choice;
}

const known = new WeakMap<Lexicon, readonly Brand[]>();

function brandsOf(lexicon: Lexicon): readonly Brand[] {
  const before = known.get(lexicon);
  if (before) return before;
  const brands = [...lexicon]
    .filter(([, { of }]) => of === 'brand')
    .map(([said, choice]) => ({ name: squeezed(said), words: said.split(' '), choice }))
    .filter(({ name }) => name.length >= MIN_NAME);
  known.set(lexicon, brands);
  return brands;
}

/**
 * The brand that some words were meant to name: written with a letter too few or too many (`quintavele`, `delphine maro`),
 * or, where the name is long, with two. Words that say something else have to be the name's own; and where two brands are as near,
 * none is meant.
 */
export function misspeltBrand(lexicon: Lexicon, words: readonly string[]): Choice | undefined {
  const others = words.filter((word) => lexicon.has(word) || isGarment(word));
  if (others.length === words.length) return undefined;
  const said = squeezed(words.join(' '));
  const near = brandsOf(lexicon)
    .filter(
      ({ name, words: own }) =>
        own.length === words.length &&
        name[0] === said[0] &&
        Math.abs(name.length - said.length) <= 2 &&
        others.every((word) => own.includes(word)),
    )
    .map((brand) => ({ brand, away: slips(brand.name, said) }))
    .filter(({ brand, away }) => away <= (brand.name.length < LONG_NAME ? 1 : 2))
    .sort((one, other) => one.away - other.away);
  const [best, second] = near;
  return best && best.away !== second?.away ? best.brand.choice : undefined;
}
