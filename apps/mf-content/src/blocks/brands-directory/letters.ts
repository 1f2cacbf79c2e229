import { locale } from '@weefsel/contracts';

/** The index: all letters, and `#` for every other first character. */
export const LETTERS = [...'abcdefghijklmnopqrstuvwxyz', '#'] as const;

const alphabet = /* @__PURE__ */ new Intl.Collator(locale.language, { sensitivity: 'base', numeric: true });

/** The letter of a name in the index; accents are ignored. */
function letterOf(name: string): string {
  const first = name.trim().normalize('NFD').charAt(0).toLowerCase();
  return first >= 'a' && first <= 'z' ? first : '#';
}

interface LetterGroup<Item> {
  letter: string;
  items: Item[];
}

/** Groups items by letter, sorted by name; empty letters are left out. */
export function byLetter<Item extends { name: string }>(items: readonly Item[]): LetterGroup<Item>[] {
  const sorted = [...items].sort((a, b) => alphabet.compare(a.name, b.name));
  return LETTERS.flatMap((letter) => {
    const found = sorted.filter(({ name }) => letterOf(name) === letter);
    return found.length > 0 ? [{ letter, items: found }] : [];
  });
}

/** The letter to jump to: itself when it has items, else the next one, else the last. */
export function nearestLetter(letter: string, groups: readonly LetterGroup<unknown>[]): string | undefined {
  const place = (other: string) => LETTERS.findIndex((one) => one === other);
  const next = groups.find((group) => place(group.letter) >= place(letter));
  return (next ?? groups.at(-1))?.letter;
}
