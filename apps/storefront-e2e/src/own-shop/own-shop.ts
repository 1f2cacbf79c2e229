import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteDescription } from '../../../../libs/contracts/src/index.ts';
import { type RemoteManifest } from '../../../../libs/federation/src/build/bundler/index.ts';
import {
  distOf,
  VERSION_PLACEHOLDER,
  workspaceRemotes,
} from '../../../../libs/federation/src/build/workspace/index.ts';
import {
  openReleaseStore,
  publish,
  releaseVersion,
  type ReleaseStore,
} from '../../../../libs/federation/src/releases/release/index.ts';
import { releaseStoreIn, readOffer, runServer, SHELL_BUNDLE } from '../../../../tools/shop.ts';
import { copyPublished, newDataDir, publishAll } from './published-store.ts';

/** A separate shell with a separate release store, in front of the shared demo backend. */
export interface OwnShop {
  url: string;
  dataDir: string;
  releaseStore: ReleaseStore;
  /** Publishes a changed build of a remote, without making it live. */
  publish: (name: string, change: ((serverBundle: string) => string) | BuildChange) => Promise<string>;
  /** Publishes a changed build of a remote and makes it live. Returns the version. */
  release: OwnShop['publish'];
  health: () => Promise<Record<string, string>>;
  /** Stops its server and starts another one with the same data. */
  restart: () => Promise<void>;
  /** Stops its server gracefully, as a platform does; resolves to the exit code. */
  end: () => Promise<number | null>;
  /** Kills its process at once, in the middle of its work. */
  kill: () => void;
  stop: () => Promise<void>;
}

/** Changes those browser files of a build that match. */
export interface BrowserChange {
  files: RegExp;
  change: (code: string) => string;
}

/** Changes to a build before it is published. */
export interface BuildChange {
  server?: (bundle: string) => string;
  browser?: BrowserChange;
  manifest?: (manifest: RemoteManifest) => object;
  description?: (description: RemoteDescription) => object;
}

const readJson = async <T>(file: string): Promise<T> => JSON.parse(await readFile(file, 'utf8')) as T;

async function changeBuild(
  distDir: string,
  { server, browser, manifest, description }: BuildChange,
): Promise<void> {
  const change = async (path: string, to: (text: string) => string) =>
    writeFile(join(distDir, path), to(await readFile(join(distDir, path), 'utf8')));
  const said = join(distDir, 'server/description.json');
  const built = join(distDir, 'browser/manifest.json');
  if (server) await change('server/server.cjs', server);
  if (manifest) await writeFile(built, JSON.stringify(manifest(await readJson(built))));
  if (description) await writeFile(said, JSON.stringify(description(await readJson(said))));
  for (const file of browser ? await readdir(join(distDir, 'browser')) : [])
    if (browser?.files.test(file)) await change(join('browser', file), browser.change);
}

interface Kind {
  /** Released remotes; all by default. */
  remotes?: readonly string[];
  /** Releases the shell too: its processes follow the live build. */
  shell?: boolean;
  /** Runs the shell's development build, which must exist. */
  development?: boolean;
  /** Shares the data folder, and so the releases, of another shop. */
  beside?: OwnShop;
  /** Environment of this server alone. */
  env?: Record<string, string>;
}

const AUTHOR = { by: 'browser tests' };

const DEVELOPMENT_BUILD = 'dist/apps-development/shell';

/** Starts a shop on a port. */
export async function startOwnShop(
  port: number,
  { remotes = workspaceRemotes(), shell = false, development = false, beside, env = {} }: Kind = {},
): Promise<OwnShop> {
  const dataDir = beside?.dataDir ?? (await newDataDir());
  const releaseStore = env.RELEASE_STORE
    ? openReleaseStore({ ...env, DATA_DIR: dataDir }, AUTHOR)
    : releaseStoreIn(dataDir);
  if (!beside) {
    const versions = env.RELEASE_STORE ? await publishAll(releaseStore) : await copyPublished(dataDir);
    // All tests release the same builds, rehearsed when the shared shop was started.
    for (const name of shell ? [...remotes, 'shell'] : remotes)
      await releaseVersion(releaseStore, name, versions.get(name) ?? 'not built');
  }
  const start = () =>
    runServer(development ? `${DEVELOPMENT_BUILD}/server/main.cjs` : SHELL_BUNDLE, {
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      ...(development && { NODE_ENV: 'development', SHELL_BUILD_DIR: DEVELOPMENT_BUILD }),
      ...env,
    });
  const publishChanged: OwnShop['publish'] = async (name, change) => {
    const distDir = await mkdtemp(join(tmpdir(), 'weefsel-dist-'));
    await cp(distOf(name), distDir, { recursive: true });
    await changeBuild(distDir, typeof change === 'function' ? { server: change } : change);
    const offer = await readOffer();
    const version = await publish({
      name,
      distDir,
      files: releaseStore.files,
      offer,
      placeholder: VERSION_PLACEHOLDER,
    }).finally(() => rm(distDir, { recursive: true }));
    return version;
  };
  let server = await start();
  const url = `http://localhost:${port}`;
  return {
    url,
    dataDir,
    releaseStore,
    publish: publishChanged,
    release: async (name, change) => {
      const version = await publishChanged(name, change);
      await releaseVersion(releaseStore, name, version);
      return version;
    },
    health: async () =>
      ((await (await fetch(`${url}/health`)).json()) as { remotes: Record<string, string> }).remotes,
    restart: async () => {
      await server.stop();
      server = await start();
    },
    end: async () => {
      const ended = once(server.process, 'exit') as Promise<[code: number | null]>;
      server.process.kill('SIGTERM');
      return (await ended)[0];
    },
    kill: () => void server.process.kill('SIGKILL'),
    stop: async () => {
      await server.stop();
      releaseStore.close();
      if (!beside) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
