import { IS_PACKED, TYPES_FILE } from '../../libs/federation/src/bundler/index.ts';
import type { TypePack } from '../../libs/federation/src/gate/index.ts';
import { readPack, writePack } from '../../libs/federation/src/gate/index.ts';
import type { Desk, ShellOffer } from '../../libs/federation/src/release/index.ts';
import { PlainProblem, readOffer, readShellTypes } from '../shop.ts';

/** What the gate knows a shell by: what it offers to remotes, and the declarations of what it lends. */
export type KnownShell = ShellOffer & { types: TypePack };

const FOLDER = 'shell/';
const OFFER = 'offer.json';

/** Puts what the gate needs of the built shell into the store, for who releases without the workspace. */
export async function publishShell({ files }: Pick<Desk, 'files'>): Promise<void> {
  const [offer, types] = [await readOffer(), await readShellTypes()];
  await files.create(`${FOLDER}${offer.build}/${TYPES_FILE}`, writePack(types));
  await files.create(`${FOLDER}${offer.build}/${OFFER}`, JSON.stringify(offer, null, 2));
}

/** The shell that was put into a store last. */
async function publishedShell({ files }: Pick<Desk, 'files'>): Promise<KnownShell> {
  const offers = (await files.list(FOLDER)).filter(({ path }) => path.endsWith(`/${OFFER}`));
  const newest = offers.toSorted((one, other) => other.at.getTime() - one.at.getTime())[0]?.path;
  const offer = newest && (await files.read(newest));
  const types = newest && (await files.read(newest.replace(OFFER, TYPES_FILE)));
  if (!offer || !types)
    throw new PlainProblem(
      'The store does not say what the shell offers. Who runs the shop puts it there with npm start.',
    );
  return { ...(JSON.parse(String(offer)) as ShellOffer), types: readPack(types) };
}

/** The shell that remotes are released for: the one that is built here; without a workspace, the one in the store. */
export const shellOf = async (desk: Pick<Desk, 'files'>): Promise<KnownShell> =>
  IS_PACKED ? publishedShell(desk) : { ...(await readOffer()), types: await readShellTypes() };
