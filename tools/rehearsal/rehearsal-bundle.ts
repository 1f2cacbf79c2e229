import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { IS_PACKED, WORKSPACE } from '../../libs/federation/src/build/workspace/index.ts';
import { LIVE } from '../../libs/federation/src/releases/composition/index.ts';
import {
  bringShell,
  CannotRun,
  readCurrent,
  type ReleaseStore,
} from '../../libs/federation/src/releases/release/index.ts';
import { PlainProblem, SHELL_BUILD } from '../shop.ts';

/** Bundle that renders a version as a server does, relative to a shell's build. */
const BUNDLE = 'server/rehearsal.cjs';

/** Fetched builds are in the command line's package, where Node resolves its npm packages. */
const BROUGHT = resolve(WORKSPACE, 'shell-builds');

const NO_SHELL =
  'What is live does not say which shell it is shown by. Who runs the shop releases the shell: npx weefsel release shell.';

/**
 * Shell bundle for rehearsing versions of a channel: the local build. Without a workspace, the shell named by the
 * channel, from the store. Throws a PlainProblem when it is missing, or does not run here.
 */
export async function rehearsalBundle(
  releaseStore: ReleaseStore,
  channel = LIVE,
  isPacked = IS_PACKED,
  dir = BROUGHT,
): Promise<string> {
  if (isPacked) return join(await broughtShell(releaseStore, channel, dir), BUNDLE);
  const bundle = resolve(WORKSPACE, SHELL_BUILD, BUNDLE);
  if (existsSync(bundle)) return bundle;
  throw new PlainProblem(`The shell is not built: ${bundle} is missing. Run: npx nx build shell.`);
}

async function broughtShell(releaseStore: ReleaseStore, channel: string, dir: string): Promise<string> {
  const current = (await readCurrent(releaseStore, channel)) ?? (await readCurrent(releaseStore));
  const shell = current?.composition.shell;
  if (!shell) throw new PlainProblem(NO_SHELL);
  return bringShell(shell, { files: releaseStore.files, dir }).catch((error: unknown) => {
    if (!(error instanceof CannotRun)) throw error;
    throw new PlainProblem(
      `The shell@${shell.version} cannot rehearse anything here. ${error.reasons} Install the @weefsel packages that were packed with that shell.`,
      { cause: error },
    );
  });
}
