import { workspaceRemotes } from '../../libs/federation/src/bundler/index.ts';
import { SHELL } from '../../libs/federation/src/composition/index.ts';
import { quarantineSentence, switchAll } from '../../libs/federation/src/release/index.ts';
import { dataDir, deskIn, publishBuilt, publishBuiltShell } from '../shop.ts';
import { approve } from './approve.ts';

/** Releases remotes as they are built, and the shell if it is named, in one step. What is in quarantine stays out, and whatever answers instead goes on. */
export async function releaseAll(
  dir = dataDir,
  names: readonly string[] = [SHELL, ...workspaceRemotes()],
): Promise<void> {
  const remotes: Record<string, string> = {};
  const desk = deskIn(dir);
  let shell: Record<string, string> = {};
  for (const name of names) {
    const version = await (name === SHELL ? publishBuiltShell(desk) : publishBuilt(name, desk));
    const out = await quarantineSentence(desk, name, version);
    if (out) {
      process.stderr.write(`${name}@${version} is not released. ${out}\n`);
      continue;
    }
    if (name === SHELL) {
      shell = { [SHELL]: version };
      continue;
    }
    await approve(desk, name, version, dir, { beside: remotes });
    remotes[name] = version;
  }
  const versions = { ...shell, ...remotes };
  if (Object.keys(versions).length > 0) await switchAll(desk, versions, { evenIfDamaged: true });
}
