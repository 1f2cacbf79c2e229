import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { WORKSPACE } from '../libs/federation/src/build/index.ts';
import { findBrowser } from './browser.ts';
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
import { run, step } from './steps.ts';

/** Runs the browser tests against a shop of their own: other ports, an empty data folder. Arguments go to Playwright. */
const PORTS = { PORT: '4270', BACKEND_PORT: '4370' };

const playwright = (args: string[], env: Record<string, string>): Promise<number> =>
  new Promise((done) => {
    spawn(
      process.execPath,
      [
        resolve(WORKSPACE, 'node_modules/@playwright/test/cli.js'),
        'test',
        '-c',
        'apps/storefront-e2e',
        ...args,
      ],
      { cwd: WORKSPACE, env: { ...process.env, ...env }, stdio: 'inherit' },
    ).once('exit', (code) => done(code ?? 1));
  });

await run(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'weefsel-e2e-'));
  const env = {
    ...PORTS,
    DATA_DIR: dataDir,
    RECORD_ANSWERS: join(dataDir, 'store-api-answers.jsonl'),
    // The outbox, and the events that the search service received.
    DEMO_CONTROLS: '1',
    // Whose script no test really fetches: it needs leave, and who gives it plays the tag manager.
    GTM_ID: 'GTM-E2E',
  };
  const running: Running[] = [];
  let failed: number;
  try {
    findBrowser();
    await requireFreePort(Number(PORTS.PORT));
    await requireFreePort(Number(PORTS.BACKEND_PORT));
    await step('building what changed', buildAll);
    await step('releasing the remotes', () => releaseAll(join(dataDir, 'remotes')));
    running.push(await runServer(BACKEND_BUNDLE, env));
    running.push(await runServer(SHELL_BUNDLE, env));
    failed = await playwright(process.argv.slice(2), { ...env, SHOP_URL: `http://localhost:${PORTS.PORT}` });
  } finally {
    for (const server of running.reverse()) await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  if (failed) throw new PlainProblem('Browser tests failed; see above.');
});
