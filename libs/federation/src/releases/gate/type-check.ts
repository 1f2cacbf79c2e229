import { SHELL } from '../composition/index.ts';
import { sourcesOf, TYPES_FILE } from '../../build/workspace/paths.ts';
import type { Files } from '../store/index.ts';
import type { CheckedShell } from './composed-shell.ts';
import { askCompiler, type AskCompiler } from './ask-compiler.ts';
import { readPack } from './types/type-pack.ts';

/** Number of quoted compiler errors; the rest are often of the same kind. */
const MOST = 3;

/**
 * Compiles a version of a remote with a shell; returns one sentence per problem.
 * `words` name differing shared versions. They are problems only when there are no types to compile.
 */
export type TypeCheck = (name: string, version: string, words?: readonly string[]) => Promise<string[]>;

/** The first of the compiler's errors about a part, as part of a sentence. */
export function firstOf(reasons: readonly string[], part: string, sources = sourcesOf(part)): string {
  const first = reasons.slice(0, MOST).join('; ');
  const more = reasons.length > MOST ? `; and ${reasons.length - MOST} more` : '';
  // Packs have the paths of a workspace.
  return (part === SHELL ? first : first.replaceAll(`apps/${part}/src/`, `${sources}/`)) + more;
}

/** Checks each version once. Early versions were published without types, and some shells have none. */
export function typeCheck(
  { read }: Pick<Files, 'read'>,
  { build = 'unknown', types }: Pick<CheckedShell, 'build' | 'types'>,
  compiler: AskCompiler = askCompiler,
): TypeCheck {
  const judged = new Map<string, Promise<string[] | undefined>>();
  const judge = async (name: string, version: string): Promise<string[] | undefined> => {
    const pack = types && (await read(`remotes/${name}/${version}/${TYPES_FILE}`));
    return pack && compiler(readPack(pack), types);
  };
  return async (name, version, words = []) => {
    const who = `${name}@${version}`;
    const outcome = judged.get(who) ?? judge(name, version);
    judged.set(who, outcome);
    const reasons = await outcome;
    if (!reasons) return words.map((word) => `${who} cannot be live. ${word}`);
    if (reasons.length === 0) return [];
    const said = `${who} does not fit the shell@${build}, says TypeScript: ${firstOf(reasons, name)}.`;
    return [
      [
        said,
        ...words,
        'Build it with what this shell lends; before a shell that lends less, release a version that fits both.',
      ].join(' '),
    ];
  };
}
