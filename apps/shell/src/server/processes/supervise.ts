import type { Guilty } from '@weefsel/federation/supervisor';
import { forked, Supervisor } from '@weefsel/federation/supervisor';
import { openDesk, quarantineRelease } from '@weefsel/federation/release';
import type { FastifyBaseLogger } from 'fastify';
import fastify from 'fastify';
import { hostname } from 'node:os';
import type { ServerConfig } from '../environment';
import { loggingOptions } from '../operations/request-log';
import { DEADLINE_MS } from '../operations/shut-down';
import { listen } from './listen';
import { SERVES } from './serves';

/** Pause before the store is told again what it could not take, at first and at most, in ms. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/** What a process may take longer to end than its requests, in ms. */
const MARGIN_MS = 3000;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Writes into the store what all servers are to keep out; while it is away, again and again. */
async function keepOut(config: ServerConfig, log: FastifyBaseLogger, guilty: Guilty): Promise<void> {
  const { release, why, stack } = guilty;
  log.error({ remote: release, stack }, `${release} is in quarantine. ${why}`);
  const author = { by: `server ${hostname()}` };
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    const desk = openDesk({ ...process.env, DATA_DIR: config.dataDir }, author);
    try {
      await quarantineRelease(desk, guilty);
      return;
    } catch (err) {
      log.error({ err, remote: release }, `The store cannot be told yet that ${release} is in quarantine.`);
    } finally {
      desk.close();
    }
    await wait(pauseMs);
  }
}

/** Watches over the processes that serve, and runs no code of a remote. */
export async function supervise(config: ServerConfig): Promise<void> {
  const { log } = fastify(loggingOptions(config.logLevel));
  const supervisor = new Supervisor({
    count: config.processes,
    start: forked(process.argv[1] ?? '', SERVES),
    log,
    blame: (guilty) => void keepOut(config, log, guilty).then(() => supervisor.forget(guilty.release)),
  });
  const door = await listen(config, (socket) => supervisor.enter(socket));
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    supervisor.announceEnd();
    await wait(config.drainSeconds * 1000);
    door.stop();
    const { cut } = await supervisor.stop(DEADLINE_MS + MARGIN_MS);
    process.exit(cut ? 1 : 0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
  await supervisor.start();
  process.send?.({ ready: true });
}
