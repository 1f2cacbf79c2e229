import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { WORKSPACE } from '../libs/federation/src/build/index.ts';
import { BROWSER_FLAGS, findBrowser } from './browser.ts';
import { buildAll } from './nx.ts';
import {
  BACKEND_BUNDLE,
  PlainProblem,
  releaseAll,
  requireFreePort,
  runServer,
  SHELL_BUNDLE,
} from './shop.ts';
import type { Running } from './shop.ts';
import { findSamples } from './screenshots/find-samples.ts';
import { WIDTHS } from './screenshots/scene.ts';
import { scenes } from './screenshots/scenes.ts';
import { takeShot } from './screenshots/take-shot.ts';
import { run, step } from './steps.ts';

/**
 * Photographs every page and main state of a shop of its own, on a phone and on a desktop:
 * `npm run shots [-- <part of a scene's name> …]`. With `SHOP_URL` it takes that running shop instead.
 */
const PORTS = { PORT: '4280', BACKEND_PORT: '4380' };
const SHOTS = resolve(WORKSPACE, 'shots');

/** Starts the shop with empty data; returns what stops it. */
async function startShop(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'weefsel-shots-'));
  const running: Running[] = [];
  const stop = async () => {
    for (const server of running.reverse()) await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    for (const port of Object.values(PORTS))
      await requireFreePort(Number(port), 'nothing; the pictures use it');
    await step('building what changed', buildAll);
    await step('releasing the remotes', () => releaseAll(join(dataDir, 'remotes')));
    const env = { ...PORTS, DATA_DIR: dataDir };
    running.push(await runServer(BACKEND_BUNDLE, env));
    running.push(await runServer(SHELL_BUNDLE, env));
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

async function photograph(shop: string, wanted: readonly string[]): Promise<void> {
  const samples = await findSamples(shop);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS });
  const missed: string[] = [];
  try {
    for (const width of WIDTHS) {
      await mkdir(join(SHOTS, String(width)), { recursive: true });
      for (const scene of scenes) {
        if (scene.width && scene.width !== width) continue;
        if (wanted.length && !wanted.some((part) => scene.file.includes(part))) continue;
        const file = join(SHOTS, String(width), scene.file);
        await step(`${width} ${scene.name}`, () =>
          takeShot(browser, scene, { shop, samples, width, file }),
        ).catch((error: unknown) => missed.push(`${width} ${scene.name}: ${String(error)}`));
      }
    }
  } finally {
    await browser.close();
  }
  process.stdout.write(`\n  pictures in ${SHOTS}\n`);
  if (missed.length) throw new PlainProblem(`These could not be taken:\n${missed.join('\n')}`);
}

await run(async () => {
  const running = process.env.SHOP_URL;
  const stop = running ? undefined : await startShop();
  try {
    await photograph(running ?? `http://localhost:${PORTS.PORT}`, process.argv.slice(2));
  } finally {
    await stop?.();
  }
});
