import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { BACKEND_BUNDLE, PlainProblem, requireFreePort, runServer } from '../shop.ts';
import { runPackage } from './running-package.ts';

const TIMES = 5;
const TIMEOUT_MS = 60_000;
/** Maximum median start time with warm files, in ms; excludes the first start. */
const LONGEST_MS = 2000;

/** Milliseconds since `from` until a URL responds with 200. Throws a PlainProblem on timeout. */
async function until(url: string, from: number, said: () => string): Promise<number> {
  while (performance.now() - from < TIMEOUT_MS) {
    const answer = await fetch(url).catch(() => undefined);
    await answer?.text();
    if (answer?.ok) return performance.now() - from;
    await pause(5);
  }
  throw new PlainProblem(`${url} did not answer with 200. The package said: ${said().slice(-2000)}`);
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

/** Median of the values. */
function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const [low = NaN, high = low] = sorted.slice(Math.floor((sorted.length - 1) / 2));
  return sorted.length % 2 === 0 ? (low + high) / 2 : low;
}

/**
 * Starts a package repeatedly in front of the demo backend, first with an empty `DATA_DIR`. Prints the durations.
 * Throws a PlainProblem when a start with warm files takes too long.
 */
export async function timeStart(folder: string): Promise<void> {
  const port = process.env.PORT ?? '4200';
  const backendPort = process.env.BACKEND_PORT ?? '4300';
  await requireFreePort(Number(port), 'PORT');
  await requireFreePort(Number(backendPort), 'BACKEND_PORT');
  const dir = await mkdtemp(join(tmpdir(), 'weefsel-time-'));
  const backend = await runServer(BACKEND_BUNDLE, { DATA_DIR: dir, BACKEND_PORT: backendPort });
  const warm: number[] = [];
  try {
    for (let time = 1; time <= TIMES; time += 1) {
      const from = performance.now();
      const shop = runPackage(folder, {
        PORT: port,
        BACKEND_PORT: backendPort,
        DATA_DIR: join(dir, 'shop'),
        DEMO_VENDORS: '1',
        DRAIN_SECONDS: '0',
        LOG_LEVEL: 'warn',
        SERVER_PROCESSES: process.env.SERVER_PROCESSES ?? '',
      });
      try {
        const health = await until(`${shop.url}/health`, from, shop.said);
        const ready = await until(`${shop.url}/ready`, from, shop.said);
        if (time > 1) warm.push(ready);
        const what = time === 1 ? 'with an empty DATA_DIR' : 'again';
        process.stdout.write(`  ${what}: answers after ${seconds(health)}, ready after ${seconds(ready)}\n`);
      } finally {
        await shop.stop();
      }
    }
  } finally {
    await backend.stop();
    await rm(dir, { recursive: true, force: true });
  }
  const median = medianOf(warm);
  if (median > LONGEST_MS)
    throw new PlainProblem(`Ready after ${seconds(median)} (median): more than ${seconds(LONGEST_MS)}.`);
}
