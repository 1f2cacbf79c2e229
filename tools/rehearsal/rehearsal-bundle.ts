import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { IS_PACKED, WORKSPACE } from '../../libs/federation/src/bundler/index.ts';
import { LIVE } from '../../libs/federation/src/composition/index.ts';
import { bringShell, CannotRun, readCurrent, type Desk } from '../../libs/federation/src/release/index.ts';
import { PlainProblem, SHELL_BUILD } from '../shop.ts';

/** What opens a version as a server does, in the folder of a shell's build. */
const BUNDLE = 'server/rehearsal.cjs';

/** Builds that were brought lie in the package of the command line: from there Node finds the npm packages that it came with. */
const BROUGHT = resolve(WORKSPACE, 'shell-builds');

const NO_SHELL =
  'What is live does not say which shell it is shown by. Who runs the shop releases the shell: npm run release -- shell.';

/**
 * The shell that versions for a channel are rehearsed with: the one that is built here, and where there is no workspace, the one that
 * the channel names, from the store. Throws a PlainProblem when it is not there, or does not run here.
 */
export async function rehearsalBundle(
  desk: Desk,
  channel = LIVE,
  isPacked = IS_PACKED,
  dir = BROUGHT,
): Promise<string> {
  if (isPacked) return join(await broughtShell(desk, channel, dir), BUNDLE);
  const bundle = resolve(WORKSPACE, SHELL_BUILD, BUNDLE);
  if (existsSync(bundle)) return bundle;
  throw new PlainProblem(`The shell is not built: ${bundle} is missing. Run: npx nx build shell.`);
}

async function broughtShell(desk: Desk, channel: string, dir: string): Promise<string> {
  const current = (await readCurrent(desk, channel)) ?? (await readCurrent(desk));
  const shell = current?.composition.shell;
  if (!shell) throw new PlainProblem(NO_SHELL);
  return bringShell(shell, { files: desk.files, dir }).catch((error: unknown) => {
    if (!(error instanceof CannotRun)) throw error;
    throw new PlainProblem(
      `The shell@${shell.version} cannot rehearse anything here. ${error.reasons} Install the @weefsel packages that were packed with that shell.`,
      { cause: error },
    );
  });
}
