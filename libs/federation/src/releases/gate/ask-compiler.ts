import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { sha256, type Files } from '../store/index.ts';
import type { LenderTypes } from './types/misfits.ts';
import type { TypePack } from './types/type-pack.ts';

/** Misfits of a remote with a shell, and with the fragments of lenders, by TypeScript. */
export type AskCompiler = (
  remote: TypePack,
  shell: TypePack,
  ...lenders: readonly LenderTypes[]
) => Promise<string[]>;

/** Loads TypeScript at the first question. */
export const askCompiler: AskCompiler = async (...packs) => {
  const { misfits } = await import('./types/misfits.ts');
  return misfits(...packs);
};

const answerSchema = v.array(v.string());

/** Hash of what else decides an answer: the version of TypeScript, and the code that asks it. */
async function rulesHash(): Promise<string> {
  const { default: ts } = await import('typescript');
  const room = resolve(import.meta.dirname, 'types');
  const sources = globSync('*.{ts,js}', { cwd: room }).sort();
  return sha256([ts.version, ...sources.map((file) => readFileSync(resolve(room, file), 'utf8'))].join('\n'));
}

async function readAnswer(
  files: Pick<Files, 'read' | 'remove'>,
  path: string,
): Promise<string[] | undefined> {
  const text = (await files.read(path))?.toString();
  if (text === undefined) return undefined;
  try {
    return v.parse(answerSchema, JSON.parse(text));
  } catch {
    await files.remove(path);
    return undefined;
  }
}

/**
 * Remembers answers in files: an equal pair is compiled once. A damaged file counts as none.
 * Not for the release store: its writers could plant answers, and signing costs more than compiling.
 */
export function rememberedCompiler(
  files: Pick<Files, 'read' | 'create' | 'remove'>,
  ask: AskCompiler = askCompiler,
): AskCompiler {
  let rules: Promise<string> | undefined;
  return async (...packs) => {
    rules ??= rulesHash();
    const path = `${sha256(JSON.stringify([await rules, ...packs]))}.json`;
    const known = await readAnswer(files, path);
    if (known) return known;
    const reasons = await ask(...packs);
    await files.create(path, JSON.stringify(reasons));
    return reasons;
  };
}
