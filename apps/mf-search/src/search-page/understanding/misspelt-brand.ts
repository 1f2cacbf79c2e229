import { isGarment } from './garments';
import type { Choice, Lexicon } from './lexicon';

/** Minimum length of a name that may be misspelt, in letters: shorter ones resemble other words. */
const MIN_NAME = 7;
/** Minimum length of a name that may have two errors, in letters. */
const LONG_NAME = 12;

/** A name by its sound: no repeated letters, no spaces. */
const squeezed = (words: string): string => words.replace(/(.)\1+/g, '$1').replaceAll(' ', '');

/** Edit distance between two words: letters added, dropped or replaced. */
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
 * The brand that some words misspell: with one wrong letter (`quintavele`, `delphine maro`), in a long name with two.
 * Words with another meaning must occur in the name. Undefined when two brands are equally near.
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
