import { TYPES_FILE } from '../bundler/paths.ts';
import type { Composition } from '../composition/index.ts';
import type { ShellOffer } from '../release/index.ts';
import { OFFER_FILE, shellFolder } from '../release/index.ts';
import type { Files } from '../store/index.ts';
import type { TypePack } from './types/type-pack.ts';
import { readPack } from './types/type-pack.ts';

/** A shell as remotes are judged with it: what it lends, calls them with, and shows of them. */
export type JudgedShell = ShellOffer & { types?: TypePack | undefined };

/** The shell that a composition names, from the store; undefined when it names none, or none that can be judged with. */
export async function composedShell(
  { read }: Pick<Files, 'read'>,
  { shell }: Pick<Composition, 'shell'>,
): Promise<JudgedShell | undefined> {
  if (!shell) return undefined;
  const { version } = shell;
  const folder = shellFolder(version);
  const [offer, types] = await Promise.all([
    read(`${folder}/${OFFER_FILE}`),
    read(`${folder}/${TYPES_FILE}`),
  ]);
  if (!offer) return undefined;
  const said = JSON.parse(offer.toString()) as ShellOffer;
  return { ...said, build: version, ...(types && { types: readPack(types) }) };
}
