import { plainText } from '@weefsel/contracts';

interface MarkedPart {
  text: string;
  /** True for a typed part. */
  marked: boolean;
}

/** The text without case and accents, character by character, so that indexes stay equal. */
const plain = (text: string): string =>
  [...text].map((character) => plainText(character).charAt(0) || character).join('');

const isInWord = (character: string | undefined): boolean => /[\p{L}\p{N}]/u.test(character ?? '');

/** Splits a label into typed parts, at the beginnings of words, and the rest. */
export function toMarkedParts(label: string, typed: string): MarkedPart[] {
  const characters = [...label];
  const text = plain(label);
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const marks = characters.map(() => false);
  for (const word of words) {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
      if (!isInWord(text[at - 1])) marks.fill(true, at, at + word.length);
    }
  }
  return characters.reduce<MarkedPart[]>((parts, character, at) => {
    const marked = marks[at] === true;
    const last = parts.at(-1);
    if (last?.marked === marked) last.text += character;
    else parts.push({ text: character, marked });
    return parts;
  }, []);
}

/** A label with its typed parts highlighted. */
export function MarkedText({ label, typed }: { label: string; typed: string }) {
  return toMarkedParts(label, typed).map(({ text, marked }, place) =>
    marked ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
  );
}
