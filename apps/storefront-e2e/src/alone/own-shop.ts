import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  distOf,
  VERSION_PLACEHOLDER,
  workspaceRemotes,
} from '../../../../libs/federation/src/bundler/index.ts';
import type { Desk } from '../../../../libs/federation/src/release/index.ts';
import { openDesk, publish, switchAll, switchTo } from '../../../../libs/federation/src/release/index.ts';
import {
  deskIn,
  publishBuilt,
  publishBuiltShell,
  readOffer,
  runServer,
  SHELL_BUNDLE,
} from '../../../../tools/shop.ts';

type Edit = (code: string) => string;

/** A shell of the test's own, with its own release store, in front of the demo backend that all tests share. */
export interface OwnShop {
  url: string;
  dataDir: string;
  desk: Desk;
  /** Publishes a changed build of a remote, which is not live by that; `changeEntry` edits what browsers begin with. */
  publish: (name: string, change: Edit, changeEntry?: Edit) => Promise<string>;
  /** Publishes a changed build of a remote and makes it live; `change` edits its server bundle. Returns the version. */
  release: (name: string, change: Edit) => Promise<string>;
  health: () => Promise<Record<string, string>>;
  /** Stops its server and starts another one with the same data. */
  restart: () => Promise<void>;
  /** Ends its process at once, in the middle of whatever it does. */
  kill: () => void;
  stop: () => Promise<void>;
}

interface Kind {
  /** What is released; all, unless it is said. */
  remotes?: readonly string[];
  /** Releases the shell too: its processes follow the build that is live. */
  shell?: boolean;
  /** Runs the shell's development build, which must be there. */
  development?: boolean;
  /** Runs with the data folder, and so the releases, of another one. */
  beside?: OwnShop;
  /** Settings of this server alone. */
  env?: Record<string, string>;
}

const AUTHOR = { by: 'browser tests' };

const DEVELOPMENT_BUNDLE = 'dist/apps/shell/development/server/main.cjs';

/** Starts it on a port. */
export async function startOwnShop(
  port: number,
  { remotes = workspaceRemotes(), shell = false, development = false, beside, env = {} }: Kind = {},
): Promise<OwnShop> {
  const dataDir = beside?.dataDir ?? (await mkdtemp(join(tmpdir(), 'weefsel-own-')));
  const desk = env.RELEASE_STORE ? openDesk({ ...env, DATA_DIR: dataDir }, AUTHOR) : deskIn(dataDir);
  // All tests release the same builds, which were rehearsed when the shop that they share was started.
  for (const name of beside ? [] : remotes) await switchTo(desk, name, await publishBuilt(name, desk));
  if (shell && !beside) await switchAll(desk, { shell: await publishBuiltShell(desk) });
  const start = () =>
    runServer(development ? DEVELOPMENT_BUNDLE : SHELL_BUNDLE, {
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      ...(development && { NODE_ENV: 'development', SHELL_BUILD_DIR: 'dist/apps/shell/development' }),
      ...env,
    });
  const publishChanged: OwnShop['publish'] = async (name, change, changeEntry = (code) => code) => {
    const distDir = await mkdtemp(join(tmpdir(), 'weefsel-dist-'));
    await cp(distOf(name), distDir, { recursive: true });
    for (const [file, edit] of [
      ['server/server.cjs', change],
      ['browser/remoteEntry.js', changeEntry],
    ] as const) {
      const path = join(distDir, file);
      await writeFile(path, edit(await readFile(path, 'utf8')));
    }
    const version = await publish({
      name,
      distDir,
      files: desk.files,
      offer: await readOffer(),
      placeholder: VERSION_PLACEHOLDER,
    });
    await rm(distDir, { recursive: true });
    return version;
  };
  let server = await start();
  const url = `http://localhost:${port}`;
  return {
    url,
    dataDir,
    desk,
    publish: publishChanged,
    release: async (name, change) => {
      const version = await publishChanged(name, change);
      await switchTo(desk, name, version);
      return version;
    },
    health: async () =>
      ((await (await fetch(`${url}/health`)).json()) as { remotes: Record<string, string> }).remotes,
    restart: async () => {
      await server.stop();
      server = await start();
    },
    kill: () => void server.process.kill('SIGKILL'),
    stop: async () => {
      await server.stop();
      desk.close();
      if (!beside) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
