import { join, resolve } from 'node:path';
import { WORKSPACE } from '../../libs/federation/src/build/workspace/index.ts';
import { SHELL } from '../../libs/federation/src/releases/composition/index.ts';
import {
  bringShell,
  publishedRelease,
  type ReleaseStore,
} from '../../libs/federation/src/releases/release/index.ts';
import { dataDir, SHELL_BUNDLE } from '../shop.ts';

/** Bundle and environment of a separate server. */
interface ShellToTry {
  bundle: string;
  env: Record<string, string>;
}

/** Makes a published build of the shell runnable; without a name, uses the workspace's build. Throws a CannotRun. */
export async function shellToTry(
  releaseStore: ReleaseStore,
  build: string | undefined,
  dir = join(dataDir, 'shell-builds'),
): Promise<ShellToTry> {
  if (build === undefined) return { bundle: SHELL_BUNDLE, env: {} };
  const release = await publishedRelease(releaseStore, SHELL, build);
  const folder = await bringShell(release, {
    files: releaseStore.files,
    dir,
    nodeModules: resolve(WORKSPACE, 'node_modules'),
  });
  return { bundle: join(folder, 'server/main.cjs'), env: { SHELL_BUILD_DIR: folder } };
}
