import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/** Texts on screen by key. */
export type Texts = Record<string, string>;

const SAY = `const { texts } = await import(process.argv[1]); process.stdout.write(JSON.stringify(texts));`;

/** A key and a text, whatever a file says. */
const isText = (entry: [string, unknown]): entry is [string, string] =>
  /^headless(\.\w+){2,}$/.test(entry[0]) && typeof entry[1] === 'string' && entry[1] !== '';

/**
 * The texts that a `texts.nl.ts` exports. It is run in a process of its own, as it is: so what was changed is seen by a
 * build that watches, and the file may import other such files only. Throws for what is no text.
 */
export async function readTexts(file: string): Promise<Texts> {
  if (!existsSync(file)) return {};
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    SAY,
    pathToFileURL(file).href,
  ]);
  const entries = Object.entries(JSON.parse(stdout || '{}') as Record<string, unknown>);
  const wrong = entries.find((entry) => !isText(entry));
  if (wrong) throw new Error(`${file}: "${wrong[0]}" is no key of an area and a name with a text.`);
  return Object.fromEntries(entries.filter(isText));
}
