import { TYPES_FILE } from '../../build/workspace/paths.ts';
import type { Composition } from '../composition/index.ts';
import { OFFER_FILE, readOfShell, type ShellOffer } from '../release/index.ts';
import type { Files } from '../store/index.ts';
import { readPack, type TypePack } from './types/type-pack.ts';

/**
 * The shell that remotes are checked against: its shared modules, the types it passes, and its borrowed fragments.
 */
export type CheckedShell = ShellOffer & { types?: TypePack | undefined };

/**
 * The shell that a composition names, from the store; undefined when it names none.
 * Throws a DamagedDocument when it is missing or changed.
 */
export async function composedShell(
  files: Pick<Files, 'read'>,
  { shell }: Pick<Composition, 'shell'>,
): Promise<CheckedShell | undefined> {
  if (!shell) return undefined;
  const read = await readOfShell(files, shell);
  const [offer, types] = await Promise.all([read(OFFER_FILE), read(TYPES_FILE)]);
  let pack: TypePack | undefined;
  return {
    ...(JSON.parse(offer.toString()) as ShellOffer),
    build: shell.version,
    // Unpacking takes longer than all checks without the compiler.
    get types() {
      return (pack ??= readPack(types));
    },
  };
}
