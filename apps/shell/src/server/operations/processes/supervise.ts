import { NoKey, SHELL, trustedKeys } from '@weefsel/federation/composition';
import { bringShell, keysDir, openReleaseStore, quarantineRelease } from '@weefsel/federation/release';
import { ChannelWatch, LastGood, lastGoodFile, QuarantineWatch } from '@weefsel/federation/server';
import { openStore, type Store } from '@weefsel/federation/store';
import {
  forked,
  Supervisor,
  MESSAGES_VERSION,
  type Guilty,
  type ShellBuild,
} from '@weefsel/federation/supervisor';
import fastify, { type FastifyBaseLogger } from 'fastify';
import { existsSync, realpathSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import type { ServerConfig } from '../../settings/environment';
import { loggingOptions } from '../request-log';
import { DEADLINE_MS, STOPPED, STOPPING } from '../shut-down';
import { addEnded } from '../platform/counts';
import { releaseIn } from '../../render/shell-assets';
import { ShellFollower, type ShellFollowing } from './follow-shell';
import { listen } from './listen';
import { logStart } from './log-start';
import { SERVES } from './serves';

/** First and longest pause before a failed write to the store is repeated, in ms. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/** Extra time for a process to end after its requests, in ms. */
const MARGIN_MS = 3000;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Writes a quarantine into the store; repeats while the store is unavailable. */
async function keepOut(config: ServerConfig, log: FastifyBaseLogger, guilty: Guilty): Promise<void> {
  const { release, why, stack } = guilty;
  log.error({ remote: release, stack }, `${release} is in quarantine. ${why}`);
  const author = { by: `server ${hostname()}` };
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    const releaseStore = openReleaseStore({ ...process.env, DATA_DIR: config.dataDir }, author);
    const key = () => Promise.reject(new NoKey('A server signs nothing.'));
    try {
      await quarantineRelease({ ...releaseStore, key }, guilty);
      return;
    } catch (err) {
      log.error({ err, remote: release }, `The store cannot be told yet that ${release} is in quarantine.`);
    } finally {
      releaseStore.close();
    }
    await wait(pauseMs);
  }
}

const ownFile = process.argv[1] ?? '';

/** The `node_modules` of this process: in the nearest folder above it. */
function nodeModules(): string {
  const file = realpathSync(ownFile);
  for (let dir = dirname(file); dir !== dirname(dir); dir = dirname(dir))
    if (existsSync(join(dir, 'node_modules'))) return join(dir, 'node_modules');
  throw new Error(`There is no node_modules beside ${file} or above it.`);
}

/** The live build of the shell, and its installation on this machine. */
function following(
  config: ServerConfig,
  store: Store,
  quarantine: QuarantineWatch,
  log: FastifyBaseLogger,
): ShellFollowing {
  const keys = trustedKeys(keysDir(config.dataDir), process.env.RELEASE_TRUSTED_KEYS);
  const lastGood = new LastGood(lastGoodFile(config.dataDir), log);
  const watch = new ChannelWatch({ ...store, keys }, lastGood, log);
  const here = {
    files: store.files,
    dir: join(config.dataDir, 'shell-builds'),
    nodeModules: nodeModules(),
    words: MESSAGES_VERSION,
  };
  return {
    live: async () => {
      const [live] = await Promise.all([watch.read(), quarantine.read()]);
      return live;
    },
    isOut: (build) => quarantine.has(SHELL, build),
    bring: async (release) => {
      const folder = await bringShell(release, here);
      const start = forked(join(folder, 'server/main.cjs'), SERVES, { SHELL_BUILD_DIR: folder });
      return { name: release.version, start };
    },
    log,
  };
}

/** Supervises the serving processes; runs no code of a remote. */
export async function supervise(config: ServerConfig): Promise<void> {
  const { log } = fastify(loggingOptions(config));
  const own: ShellBuild = { name: releaseIn(config.buildDir), start: forked(ownFile, SERVES) };
  const store = openStore({ ...process.env, DATA_DIR: config.dataDir });
  // A build that cannot be released, such as one for development, runs unchanged.
  const quarantine = new QuarantineWatch(store.pointers, log);
  const shell = own.name ? new ShellFollower(following(config, store, quarantine, log)) : undefined;
  const first = await shell?.first();
  const supervisor = new Supervisor({
    count: config.processes,
    build: first ?? own,
    otherwise: own,
    log,
    addEnded,
    blame: (guilty) => {
      quarantine.tell([guilty.release]);
      void keepOut(config, log, guilty).then(() => supervisor.forget(guilty.release));
    },
  });
  const dispatcher = await listen(config, (socket) => supervisor.enter(socket));
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    shell?.stop();
    log.info(STOPPING(config));
    supervisor.announceEnd();
    await wait(config.drainSeconds * 1000);
    await dispatcher.stop();
    const { cut } = await supervisor.stop(DEADLINE_MS + MARGIN_MS);
    if (cut) log.warn('Some processes had to be ended before their requests were done.');
    log.info(STOPPED);
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
  await supervisor.start();
  shell?.follow(supervisor, first);
  process.send?.({ ready: true });
  void logStart(config, (first ?? own).name, log);
}
