/* global AbortSignal, fetch, process */
// Starts the packaged shop with Node alone. Instructions: README.md beside this file.
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import module, { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

const here = import.meta.dirname;
const { env } = process;
const word = process.argv[2] ?? 'serve';

const WORDS = `node start.mjs          serves the shop
node start.mjs seed     puts this package's releases into RELEASE_STORE, if nothing is live there
node start.mjs health   ends with 0 if the shop on PORT is ready
`;

function end(message, code = 1) {
  (code ? process.stderr : process.stdout).write(`${message.trim()}\n`);
  process.exit(code);
}

if (Number.parseInt(process.versions.node) < 24)
  end(`Weefsel needs Node 24; this is ${process.versions.node}.`);

/** Adds the package's public keys to the trusted ones in DATA_DIR. */
function trustOwnKeys() {
  if (env.RELEASE_TRUSTED_KEYS) return;
  const trusted = join(resolve(env.DATA_DIR || '.data'), 'keys');
  mkdirSync(trusted, { recursive: true });
  for (const name of readdirSync(join(here, 'keys')))
    copyFileSync(join(here, 'keys', name), join(trusted, `package-${name}`));
}

/** Sets the package's defaults for missing environment variables. */
function setDefaults() {
  env.NODE_ENV ||= 'production';
  env.SHELL_BUILD_DIR ||= join(here, 'shell');
  // Limits the memory that starting leaves behind in the serving processes.
  env.NODE_OPTIONS ||= '--max-semi-space-size=16';
}

const DATA_DIR_HINT = `DATA_DIR, here ${resolve(env.DATA_DIR || '.data')}, must be a writable folder with free space.`;

/** Resolves the server's packages and bundles. */
const require = createRequire(join(here, 'shell/server/main.cjs'));

async function seed() {
  trustOwnKeys();
  const { live, isNew } = await require('./seed.cjs').seed(join(here, 'seed'), env);
  return isNew ? `${live} is live now.` : `${live} is live already, and stays.`;
}

/** Maximum bytes of compiled code. Node never removes any, and each release of the shell adds some. */
const MOST_COMPILED = 64 * 2 ** 20;

const bytesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);

/** Caches compiled code for the next start, which is a second faster. A folder set by the operator is never cleared. */
function keepCompiled() {
  if (!env.NODE_COMPILE_CACHE) {
    const folder = join(resolve(env.DATA_DIR || '.data'), 'compiled');
    if (existsSync(folder) && bytesIn(folder) > MOST_COMPILED)
      rmSync(folder, { recursive: true, force: true });
    // The serving processes read it too.
    env.NODE_COMPILE_CACHE = folder;
  }
  module.enableCompileCache(env.NODE_COMPILE_CACHE);
}

async function serve() {
  setDefaults();
  // Before anything is written.
  require('./seed.cjs').checkSettings(env);
  trustOwnKeys();
  keepCompiled();
  // A local store is seeded from the package; one shared by several servers must be seeded explicitly.
  if (!env.RELEASE_STORE && !env.RELEASE_POINTERS) await seed();
  const main = join(here, 'shell/server/main.cjs');
  // The supervisor starts the serving processes from the file in `process.argv`.
  process.argv = [process.execPath, main];
  require(main);
}

/** Host for a local request; a server on all addresses is reached at localhost. */
const home = () => (['', '0.0.0.0', '::'].includes(env.HOST ?? '') ? 'localhost' : env.HOST);

async function health() {
  const answer = await fetch(`http://${home()}:${env.PORT || 4200}/ready`, {
    signal: AbortSignal.timeout(3000),
  });
  const said = (await answer.text()).slice(0, 500);
  end(said, answer.ok ? 0 : 1);
}

const deeds = {
  serve,
  seed: async () => {
    setDefaults();
    if (!env.RELEASE_STORE) end('RELEASE_STORE names no store to put the releases into.');
    end(await seed(), 0);
  },
  health,
};

if (!Object.hasOwn(deeds, word)) end(WORDS);
await deeds[word]().catch((error) => {
  const said = error instanceof Error ? error.message : String(error);
  const isOfFolder =
    ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOTDIR'].includes(error?.code) || error?.syscall === 'mkdir';
  end(isOfFolder ? `${said}\n${DATA_DIR_HINT}` : said);
});
