import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { EventName } from '../../../../contracts/src/event-owners.ts';
import { inOwnProcess } from './own-process.ts';

/** Reports a syntax error with file, line and code. */
const READ = `
  const all = await import(process.argv[1]).catch((error) => {
    throw error instanceof SyntaxError ? new Error(error.stack.split('\\n    at ')[0]) : error;
  });
  return all[process.argv[2]] ?? null;`;

/**
 * Reads a TypeScript file's export as data; undefined without the file.
 * The file runs in a separate process, so that a watching build sees every change.
 * Node runs it uncompiled, so it may import only other such files.
 */
export async function readExport(file: string, name: string): Promise<unknown> {
  return existsSync(file) ? inOwnProcess(READ, [pathToFileURL(file).href, name]) : undefined;
}

/** Texts on screen by key. */
export type Texts = Record<string, string>;

/** True for a valid key with a non-empty text. */
const isText = (entry: [string, unknown]): entry is [string, string] =>
  /^headless(\.\w+){2,}$/.test(entry[0]) && typeof entry[1] === 'string' && entry[1] !== '';

/** Reads the texts exported by a `texts.nl.ts`; none without the file. Throws for an invalid entry. */
export async function readTexts(file: string): Promise<Texts> {
  const entries = Object.entries(((await readExport(file, 'texts')) ?? {}) as Record<string, unknown>);
  const wrong = entries.find((entry) => !isText(entry));
  if (wrong) throw new Error(`${file}: "${wrong[0]}" is no key of an area and a name with a text.`);
  return Object.fromEntries(entries.filter(isText));
}

/**
 * Reads the events exported by an `events.ts`; none without the file. Throws unless it is a list of names.
 */
export async function readEvents(file: string): Promise<EventName[]> {
  const events = (await readExport(file, 'events')) ?? [];
  const isList = Array.isArray(events) && events.every((name) => typeof name === 'string');
  if (!isList) throw new Error(`${file}: events is no list of names.`);
  return (events as EventName[]).toSorted();
}
