import { TYPES_FILE } from '../bundler/paths.ts';
import type { Files } from '../store/index.ts';
import { misfits } from './types/misfits.ts';
import type { TypePack } from './types/type-pack.ts';
import { readPack } from './types/type-pack.ts';

/** How many reasons of the compiler are said; those that follow are often of the same kind. */
const MOST = 3;

/** Asks the compiler whether a version of a remote fits a shell; returns the reasons as one sentence, if any. */
export type TypeJudge = (name: string, version: string) => Promise<string[]>;

interface ShellTypes {
  /** Its build, by which it is named. */
  build?: string | undefined;
  types?: TypePack | undefined;
}

function sentence(name: string, version: string, build: string, reasons: readonly string[]): string {
  const more = reasons.length > MOST ? `; and ${reasons.length - MOST} more` : '';
  return `${name}@${version} does not fit the shell@${build}, says TypeScript: ${reasons.slice(0, MOST).join('; ')}${more}. Build it with what this shell lends, or release the shell first.`;
}

/** Each version is judged once. Those of before types were published are not judged, nor is anything by a shell without types. */
export function typeJudge(
  { read }: Pick<Files, 'read'>,
  { build = 'unknown', types }: ShellTypes,
): TypeJudge {
  const judged = new Map<string, Promise<string[]>>();
  const judge = async (name: string, version: string): Promise<string[]> => {
    const pack = types && (await read(`remotes/${name}/${version}/${TYPES_FILE}`));
    const reasons = pack ? misfits(readPack(pack), types) : [];
    return reasons.length > 0 ? [sentence(name, version, build, reasons)] : [];
  };
  return (name, version) => {
    const key = `${name}@${version}`;
    const outcome = judged.get(key) ?? judge(name, version);
    judged.set(key, outcome);
    return outcome;
  };
}
