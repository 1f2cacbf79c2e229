import { readExport } from './read-export.ts';

/** Texts on screen by key. */
export type Texts = Record<string, string>;

/** A key and a text, whatever a file says. */
const isText = (entry: [string, unknown]): entry is [string, string] =>
  /^headless(\.\w+){2,}$/.test(entry[0]) && typeof entry[1] === 'string' && entry[1] !== '';

/** The texts that a `texts.nl.ts` exports; none without the file. Throws for what is no text. */
export async function readTexts(file: string): Promise<Texts> {
  const entries = Object.entries(((await readExport(file, 'texts')) ?? {}) as Record<string, unknown>);
  const wrong = entries.find((entry) => !isText(entry));
  if (wrong) throw new Error(`${file}: "${wrong[0]}" is no key of an area and a name with a text.`);
  return Object.fromEntries(entries.filter(isText));
}
