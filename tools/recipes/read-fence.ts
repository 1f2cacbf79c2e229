import { PlainProblem } from '../shop.ts';
import type { Action, Hunk } from './recipe.ts';

/** A code block of a recipe. */
interface Fence {
  /** Language and attributes, e.g. `tsx file=apps/a.tsx`. */
  info: string;
  text: string;
  /** `file:line`, for error messages. */
  at: string;
}

type Words = Readonly<Record<string, string>>;

const WORD = /([\w-]+)(?:=(?:"([^"]*)"|(\S+)))?/g;

const wordsOf = (info: string): Words =>
  Object.fromEntries(
    [...info.matchAll(WORD)].map(([, name = '', quoted, bare]) => [name, quoted ?? bare ?? '']),
  );

const side = (lines: readonly string[], sign: '+' | '-'): string =>
  lines
    .filter((line) => line === '' || line.startsWith(' ') || line.startsWith(sign))
    .map((line) => line.slice(1))
    .join('\n');

/** Parses a diff; `@@` lines separate distant hunks. */
export const hunksOf = (text: string): Hunk[] =>
  text.split(/^@@.*\n/m).map((part) => {
    const lines = part.replace(/\r?\n$/, '').split(/\r?\n/);
    return { before: side(lines, '-'), after: side(lines, '+') };
  });

function commandOf({ text, at }: Fence, { run, without, says, ...other }: Words): Action | undefined {
  const [word] = Object.keys(other);
  if (word)
    throw new PlainProblem(`${at}: "${word}" is no word of a command; there are run, without and says.`);
  if (without !== undefined) {
    if (!says) throw new PlainProblem(`${at}: say what is seen when ${without} is forgotten: says="…".`);
    return { kind: 'forget', command: text, without, says };
  }
  return run === undefined ? undefined : { kind: 'run', command: text, ...(says && { says }) };
}

/** Action of a code block; undefined for a block without one. */
export function actionOf(fence: Fence): Action | undefined {
  const [, language = '', rest = ''] = /^(\S*)\s*(.*)$/.exec(fence.info) ?? [];
  const words = wordsOf(rest);
  if (language === 'sh') return commandOf(fence, words);
  const { file, ...other } = words;
  const [word] = Object.keys(other);
  if (word) throw new PlainProblem(`${fence.at}: "${word}" is no word of a file; there is only file=<path>.`);
  if (!file) return undefined;
  return language === 'diff'
    ? { kind: 'edit', path: file, hunks: hunksOf(fence.text) }
    : { kind: 'file', path: file, text: `${fence.text}\n` };
}
