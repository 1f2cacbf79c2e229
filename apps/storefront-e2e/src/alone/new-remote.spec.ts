import { execFile } from 'node:child_process';
import { readdir, rm, stat } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import {
  distOf,
  WORKSPACE,
  workspaceRemotes,
} from '../../../../libs/federation/src/build/workspace/index.ts';
import { remove, releaseVersion } from '../../../../libs/federation/src/releases/release/index.ts';
import { publishBuilt } from '../../../../tools/shop.ts';
import { expect, hydrated, test } from '../shopper.ts';
import { startOwnShop } from '../own-shop/own-shop.ts';

const REMOTE = 'mf-try-out';
const before = workspaceRemotes();

/** Runs a tool of the workspace; rejects with its output on failure. */
const node = (script: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [resolve(WORKSPACE, script), ...args], {
    cwd: WORKSPACE,
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
  });

const make = (...args: string[]) => node('tools/new/new.ts', ...args);

/** All source files of the workspace except those of the new remote, with modification times. */
async function filesOfOthers(): Promise<string[]> {
  const written = ['apps', 'demo', 'libs', 'testing', 'tools', 'docs'].map(async (folder) => {
    const root = resolve(WORKSPACE, folder);
    const names = await readdir(root, { recursive: true });
    const others = names.filter((name) => !join(folder, name).startsWith(join('apps', REMOTE)));
    return Promise.all(others.map(async (name) => [name, (await stat(join(root, name))).mtimeMs] as const));
  });
  const all = (await Promise.all(written)).flat();
  // New entries change the modification time of a folder.
  return all.filter(([name]) => extname(name)).map(([name, at]) => `${name} ${at}`);
}

test.afterEach(async () => {
  await rm(resolve(WORKSPACE, 'apps', REMOTE), { recursive: true, force: true });
  await rm(distOf(REMOTE), { recursive: true, force: true });
});

test('a remote that the running shell has never heard of is made, released and removed; no file of another is touched', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const shop = await startOwnShop(4276, { remotes: before });
  try {
    const untouched = await filesOfOthers();
    await make('remote', 'try-out', '--path', '/nl/uitproberen/');
    await make('page', REMOTE, 'city', '--path', '/nl/uitproberen/:city');
    await make('fragment', REMOTE, 'OpeningToday');
    await expect(make('remote', 'try-out', '--path', '/nl/anders/')).rejects.toThrow('is there already');
    expect(await filesOfOthers()).toEqual(untouched);
    const nx = 'node_modules/nx/dist/bin/nx.js';
    await node(
      nx,
      'run-many',
      '-t',
      'lint',
      'typecheck',
      'test',
      'build',
      `--projects=${REMOTE}`,
      '--parallel=2',
    );

    const path = `${shop.url}/nl/uitproberen/`;
    expect((await page.goto(path))?.status()).toBe(404);
    const version = await publishBuilt(REMOTE, shop.releaseStore);
    await releaseVersion(shop.releaseStore, REMOTE, version);
    await expect.poll(async () => (await shop.health())[REMOTE]).toBe(version);

    const views: unknown[] = [];
    await page.route('**/nl/uitproberen/**/_payload.json', async (route) => {
      const answer = await route.fetch();
      const { payload } = (await answer.json()) as { payload: { view: unknown } };
      views.push(payload.view);
      await route.fulfill({ response: answer });
    });
    expect((await page.goto(path))?.status()).toBe(200);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Try out' })).toBeVisible();
    await expect(page.locator(`#main [data-boundary="${REMOTE}"]`)).toBeVisible();
    await page.evaluate(() => {
      const link = document.createElement('a');
      Object.assign(link, { href: '/nl/uitproberen/delft', textContent: 'Delft' });
      document.querySelector('main')?.append(link);
    });
    await page.getByRole('link', { name: 'Delft' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'City' })).toBeVisible();
    expect(views).toContain('city');

    await remove(shop.releaseStore, REMOTE);
    await expect.poll(async () => (await shop.health())[REMOTE]).toBeUndefined();
    expect((await page.goto(path))?.status()).toBe(404);
    expect((await page.goto(`${shop.url}/nl/dames/`))?.status()).toBe(200);
  } finally {
    await shop.stop();
  }
});
