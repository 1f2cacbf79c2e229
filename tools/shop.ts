import { fork, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { readPack, type CheckedShell, type TypePack } from '../libs/federation/src/gate/index.ts';
import {
  distFolder,
  distOf,
  marketFolder,
  ROOT,
  TYPES_FILE,
  UnknownMarket,
  VERSION_PLACEHOLDER,
  WORKSPACE,
} from '../libs/federation/src/bundler/index.ts';
import {
  NotBuilt,
  OFFER_FILE,
  openDesk,
  publish,
  publishShell,
  readAuthor,
  type Desk,
  type PublishOptions,
  type ShellOffer,
} from '../libs/federation/src/release/index.ts';
import { readFile } from 'node:fs/promises';

/** Something that a person can put right; its message is all they need to read. */
export class PlainProblem extends Error {
  override readonly name = 'PlainProblem';
}

// Settings of this machine, if any; what the shell's environment says wins.
if (existsSync(resolve(ROOT, '.env'))) process.loadEnvFile(resolve(ROOT, '.env'));

/** Nothing can be done for a market that there is not. */
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

export const dataDir = resolve(process.env.DATA_DIR ?? resolve(ROOT, '.data', here));

/** Only the shop of this machine is where the settings say; shops of tests and benches keep to their own folders. */
export const storeIn = (dir: string): Record<string, string | undefined> =>
  resolve(dir) === dataDir
    ? { ...process.env, DATA_DIR: dir }
    : { DATA_DIR: dir, RELEASE_STORE: '', RELEASE_POINTERS: '', RELEASE_KEY: '', RELEASE_TRUSTED_KEYS: '' };

/** The release store of a data folder, for whoever gives the command. */
export const deskIn = (dir: string): Desk => openDesk(storeIn(dir), readAuthor());

/** Throws when somebody else listens on the port. */
export async function requireFreePort(port: number, variable?: string): Promise<void> {
  await new Promise<void>((free, busy) => {
    const probe = createServer();
    probe.once('error', () =>
      busy(
        new PlainProblem(
          `Port ${port} is in use. Stop what listens there${variable ? `, or choose another with ${variable}=<port>` : ''}.`,
        ),
      ),
    );
    probe.listen(port, 'localhost', () => probe.close(() => free()));
  });
}

/** Reads what the shell's build wrote beside its files. Throws a PlainProblem when it did not. */
async function readOfShell(name: string): Promise<Buffer> {
  const file = resolve(distOf('shell'), name);
  if (!existsSync(file))
    throw new PlainProblem(`The shell is not built: ${file} is missing. Run: npx nx build shell.`);
  return readFile(file);
}

/** What the built shell offers to remotes. */
export const readOffer = async (): Promise<ShellOffer> =>
  JSON.parse((await readOfShell(OFFER_FILE)).toString()) as ShellOffer;

/** The declarations of what the built shell lends. */
export const readShellTypes = async (): Promise<TypePack> => readPack(await readOfShell(TYPES_FILE));

/** The shell that is built here, as remotes are judged with it. */
export const builtShell = async (): Promise<CheckedShell> => ({
  ...(await readOffer()),
  types: await readShellTypes(),
});

/** What may be said of a build that is to be published: by itself, it is the one in `dist`, for the shell that is built. */
export type Built = Partial<Pick<PublishOptions, 'distDir' | 'offer' | 'mayBeOverBudget'>>;

/** Publishes the built version of a remote, which is not live by that; returns the version. */
export const publishBuilt = async (
  name: string,
  { files }: Pick<Desk, 'files'>,
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

/** Publishes the built shell, which no server runs by that; returns its build. Throws a PlainProblem when it is not built. */
export const publishBuiltShell = ({ files }: Pick<Desk, 'files'>): Promise<string> =>
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

/** Servers that nobody else sends shoppers to: they need not wait until others know that they close. */
const OF_A_DEMO = {
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  DEMO_VENDORS: '1',
  DRAIN_SECONDS: '0',
  SHELL_BUILD_DIR: SHELL_BUILD,
};

/**
 * Tests and benches look at one process, and so does who develops, unless they ask for more; no picture is drawn that they
 * did not ask for.
 */
const ALONE = { SERVER_PROCESSES: '0', DRAW_AHEAD: '0' };

/** Runs a built server until it says that it is ready. Rejects with its own words when it ends before that. */
export function runServer(bundle: string, env: Record<string, string> = {}): Promise<Running> {
  const child = fork(resolve(WORKSPACE, bundle), [], {
    cwd: WORKSPACE,
    env: { ...OF_A_DEMO, ...process.env, ...ALONE, ...storeIn(env.DATA_DIR ?? dataDir), ...env },
    execArgv: [
      // The shell has maps of its own files alone (`stacks.ts`), and starts the sooner.
      ...(bundle === BACKEND_BUNDLE ? ['--enable-source-maps'] : []),
      // V8's own choice for a large machine keeps a hundred megabytes of what starting leaves behind.
      '--max-semi-space-size=16',
    ],
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    // A Ctrl-C in the terminal goes to the starter alone, which stops its servers in order.
    detached: true,
  });
  // Until it is ready, what it says is the reason why it does not start; later it is its log.
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
