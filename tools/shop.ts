import { fork, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { readPack, type CheckedShell, type TypePack } from '../libs/federation/src/releases/gate/index.ts';
import {
  distFolder,
  distOf,
  IS_PACKED,
  marketFolder,
  ROOT,
  TYPES_FILE,
  UnknownMarket,
  VERSION_PLACEHOLDER,
  WORKSPACE,
} from '../libs/federation/src/build/workspace/index.ts';
import {
  NotBuilt,
  OFFER_FILE,
  openReleaseStore,
  publish,
  publishShell,
  readAuthor,
  type ReleaseStore,
  type PublishOptions,
  type ShellOffer,
} from '../libs/federation/src/releases/release/index.ts';
import { readFile } from 'node:fs/promises';
import { stopWithUs } from './stop-at-end.ts';

/** An error that the user can fix; its message is sufficient. */
export class PlainProblem extends Error {
  override readonly name = 'PlainProblem';
}

// Loads optional settings of this machine; existing environment variables take precedence.
if (existsSync(resolve(ROOT, '.env'))) process.loadEnvFile(resolve(ROOT, '.env'));

// Paths of keys count from the repository, also in a subfolder.
for (const name of ['RELEASE_KEY', 'RELEASE_TRUSTED_KEYS']) {
  const file = resolve(ROOT, process.env[name] ?? '');
  if (process.env[name] && !existsSync(process.env[name]) && existsSync(file)) process.env[name] = file;
}

/** The port in a setting; exits for any other value. */
function portIn(name: string, given: string): number {
  const number = Number(given);
  if (Number.isInteger(number) && number >= 0 && number < 65_536) return number;
  process.stderr.write(`${name} must be a port, 0 to 65535, not "${given}".\n`);
  return process.exit(1);
}

/** Ports of the shop and of the embedded vendors; PORT alone moves both. */
export const port = portIn('PORT', process.env.PORT || '4200');
export const backendPort = portIn('BACKEND_PORT', (process.env.BACKEND_PORT ||= String(port + 100)));

/** Folder of the market; exits for an unknown one. */
function folderHere(): string {
  try {
    return marketFolder();
  } catch (error) {
    if (!(error instanceof UnknownMarket)) throw error;
    process.stderr.write(`${error.message}\n`);
    return process.exit(1);
  }
}

const here = folderHere();

export const dataDir = resolve(process.env.DATA_DIR || resolve(ROOT, '.data', here));

/**
 * Settings of a data folder's store. Only this machine's shop uses the environment; shops of tests and benches are
 * confined to their folders.
 */
export const storeIn = (dir: string): Record<string, string | undefined> =>
  resolve(dir) === dataDir
    ? { ...process.env, DATA_DIR: dir }
    : { DATA_DIR: dir, RELEASE_STORE: '', RELEASE_POINTERS: '', RELEASE_KEY: '', RELEASE_TRUSTED_KEYS: '' };

/** Returns the origin of a shop's address. Throws a PlainProblem when it is not an http(s) address. */
export function originOf(address: string, setting: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new PlainProblem(
    `${setting} takes the address of a shop, such as https://shop.example, not "${address}".`,
  );
}

/** The release store of a data folder, with the user as author. */
export const releaseStoreIn = (dir: string): ReleaseStore => openReleaseStore(storeIn(dir), readAuthor());

/** Opens the release store of a data folder for some work, and closes its connections afterwards. */
export async function withReleaseStore<T>(
  dir: string,
  work: (releaseStore: ReleaseStore) => Promise<T>,
): Promise<T> {
  const releaseStore = releaseStoreIn(dir);
  return work(releaseStore).finally(() => releaseStore.close());
}

/** Throws when the port is in use. */
export async function requireFreePort(port: number, variable?: string): Promise<void> {
  await new Promise<void>((free, busy) => {
    const probe = createServer();
    probe.once('error', () =>
      busy(
        new PlainProblem(
          `Port ${port} is in use. Stop what listens there (${IS_PACKED ? 'weefsel serve, a shop' : 'npm start, nx serve, a test run'})${variable ? `, or choose another with ${variable}=<port>${IS_PACKED ? '' : '; a second shop needs DATA_DIR=<folder> too'}` : ''}.`,
        ),
      ),
    );
    probe.listen(port, 'localhost', () => probe.close(() => free()));
  });
}

/** Reads a file that the shell's build wrote beside its output. Throws a PlainProblem when it is missing. */
async function readOfShell(name: string): Promise<Buffer> {
  const file = resolve(distOf('shell'), name);
  if (!existsSync(file))
    throw new PlainProblem(`The shell is not built: ${file} is missing. Run: npx nx build shell.`);
  return readFile(file);
}

/** Offer of the built shell to remotes. */
export const readOffer = async (): Promise<ShellOffer> =>
  JSON.parse((await readOfShell(OFFER_FILE)).toString()) as ShellOffer;

/** Declarations of the packages that the built shell shares. */
export const readShellTypes = async (): Promise<TypePack> => readPack(await readOfShell(TYPES_FILE));

/** The locally built shell, for compatibility checks of remotes. */
export const builtShell = async (): Promise<CheckedShell> => ({
  ...(await readOffer()),
  types: await readShellTypes(),
});

/** Options for publishing a build. Defaults: the build in `dist`, for the built shell. */
export type Built = Partial<Pick<PublishOptions, 'distDir' | 'offer' | 'mayBeOverBudget' | 'onRestored'>>;

/** Publishes the built version of a remote without making it live; returns the version. */
export const publishBuilt = async (
  name: string,
  { files }: Pick<ReleaseStore, 'files'>,
  { distDir = distOf(name), offer, ...more }: Built = {},
): Promise<string> =>
  publish({
    name,
    distDir,
    files,
    offer: offer ?? (await readOffer()),
    placeholder: VERSION_PLACEHOLDER,
    ...more,
  });

/** Publishes the built shell without making it live; returns its build. Throws a PlainProblem without a build. */
export const publishBuiltShell = ({ files }: Pick<ReleaseStore, 'files'>): Promise<string> =>
  publishShell(resolve(WORKSPACE, SHELL_BUILD), files).catch((error: unknown) => {
    throw error instanceof NotBuilt ? new PlainProblem(error.message) : error;
  });

export interface Running {
  process: ChildProcess;
  stop: () => Promise<void>;
}

export const BACKEND_BUNDLE = `${distFolder()}/demo-backend/server/main.cjs`;
/** Folder of the shell's build, with its `browser` and `server`. */
export const SHELL_BUILD = `${distFolder()}/shell/production`;
export const SHELL_BUNDLE = `${SHELL_BUILD}/server/main.cjs`;

/** Servers without a load balancer, which need not announce their shutdown in advance. */
const OF_A_DEMO = {
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  DEMO_VENDORS: '1',
  DRAIN_SECONDS: '0',
  SHELL_BUILD_DIR: SHELL_BUILD,
};

/** By default, development, tests and benches use one process, and no pictures are drawn ahead. */
const ALONE = { SERVER_PROCESSES: '0', DRAW_AHEAD: '0' };

/** Runs a built server until it is ready. Rejects with its error output when it ends before that. */
export function runServer(bundle: string, env: Record<string, string> = {}): Promise<Running> {
  const child = fork(resolve(WORKSPACE, bundle), [], {
    cwd: WORKSPACE,
    env: { ...OF_A_DEMO, ...process.env, ...ALONE, ...storeIn(env.DATA_DIR ?? dataDir), ...env },
    execArgv: [
      // The shell maps only its own files (`stacks.ts`), and starts faster without this.
      ...(bundle === BACKEND_BUNDLE ? ['--enable-source-maps'] : []),
      // V8's default on a large machine retains a hundred megabytes of garbage from starting.
      '--max-semi-space-size=16',
    ],
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    // Ctrl-C in the terminal reaches the parent only, which stops its servers in order.
    detached: true,
  });
  // Until it is ready, its output explains a failed start; later it is the log.
  let said = '';
  let isReady = false;
  child.stderr?.on('data', (chunk: Buffer) => {
    if (isReady) process.stderr.write(chunk);
    else said += chunk.toString();
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const stop = async () => {
    if (child.exitCode === null) child.kill('SIGTERM');
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 5000))]);
    if (child.exitCode === null) child.kill('SIGKILL');
  };
  stopWithUs({ process: child, stop });
  return new Promise((ready, failed) => {
    child.once('message', () => {
      isReady = true;
      ready({ process: child, stop });
    });
    child.once('exit', (code) =>
      failed(new PlainProblem(said.trim() || `${bundle} ended with code ${code}.`)),
    );
  });
}
