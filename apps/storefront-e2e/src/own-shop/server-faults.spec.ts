import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workspaceRemotes } from '../../../../libs/federation/src/build/workspace/index.ts';
import { rollback, storeDir } from '../../../../libs/federation/src/releases/release/index.ts';
import { core, expect, test } from '../shopper.ts';
import { startOwnShop, type OwnShop } from './own-shop.ts';

const MESSAGE = /Er ging iets mis bij het laden van dit onderdeel/;
const ABSENT = /Deze pagina kunnen we nu niet laten zien/;

let shop: OwnShop;
test.beforeEach(async () => {
  shop = await startOwnShop(4288);
});
test.afterEach(() => shop.stop());

test.describe('a remote whose server bundle', () => {
  const broken: Record<string, (bundle: string) => string> = {
    'is garbage': () => '<!doctype html>',
    'throws when it is loaded': () => 'throw new Error("broken build")',
    'has a page that never opens': (bundle) =>
      `${bundle}\nObject.values(module.exports.default.pages)[0].view = () => new Promise(() => {});`,
  };
  for (const [what, change] of Object.entries(broken)) {
    test(
      `${what} never goes live; the version before it goes on`,
      core(what === 'has a page that never opens'),
      async ({ request }) => {
        const before = (await shop.health())['mf-search'];
        await shop.release('mf-search', change);
        // A later release goes live: the server had already rejected the broken one.
        const after = await shop.release('mf-content', (bundle) => `${bundle}\n// sound`);
        await expect.poll(async () => (await shop.health())['mf-content']).toBe(after);
        expect((await shop.health())['mf-search']).toBe(before);
        expect((await request.get(`${shop.url}/nl/dames/`)).status()).toBe(200);
        await rollback(shop.releaseStore, 'mf-content');
        await expect.poll(async () => (await shop.health())['mf-content']).not.toBe(after);
        // A server that starts now finds the broken one in the live composition. It also finds the version that was
        // live before.
        await shop.restart();
        expect((await shop.health())['mf-search']).toBe(before);
        expect(Object.keys(await shop.health()).sort()).toEqual(workspaceRemotes());
        expect((await request.get(`${shop.url}/ready`)).status()).toBe(200);
        expect((await request.get(`${shop.url}/nl/dames/`)).status()).toBe(200);
      },
    );
  }
});

test(
  'a remote that throws while rendering costs only its own place, on the server and in the browser',
  { tag: '@core' },
  async ({ page }) => {
    const version = await shop.release(
      'mf-catalog',
      (bundle) =>
        `${bundle}\nmodule.exports.default.fragments.ProductSlider.view = async () => ({ Fragment: () => { throw new Error('render') } });`,
    );
    await expect.poll(async () => (await shop.health())['mf-catalog']).toBe(version);
    const answer = await page.request.get(`${shop.url}/nl/`);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toMatch(MESSAGE);
    await page.goto(`${shop.url}/nl/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The browser's build of the remote works, so the slot recovers there.
    await expect(page.getByRole('tab', { name: 'Heren' }).or(page.getByText(MESSAGE)).first()).toBeVisible();
  },
);

test('a remote that is missing altogether: its pages answer 503 with a message and a retry, until it is released', async ({
  page,
  context,
}) => {
  await shop.stop();
  shop = await startOwnShop(4288, { remotes: [] });
  const answer = await page.goto(`${shop.url}/nl/dames/`, { waitUntil: 'commit' });
  expect(answer?.status()).toBe(503);
  expect(answer?.headers()['retry-after']).toBeTruthy();
  await expect(page.getByText(ABSENT)).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: 'Probeer het opnieuw' })
      .or(page.getByRole('main').getByRole('link', { name: 'Probeer het opnieuw' })),
  ).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const version = await shop.release('mf-search', (bundle) => bundle);
  await expect.poll(async () => (await shop.health())['mf-search']).toBe(version);
  await page.getByRole('main').getByRole('button', { name: 'Probeer het opnieuw' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dames' })).toBeVisible();
  expect(context.pages()).toHaveLength(1);
});

test('a damaged release store changes nothing, also for a server that starts with it', async ({
  request,
}) => {
  const before = await shop.health();
  await writeFile(join(storeDir(shop.dataDir), 'pointers/channels/live/9999999999'), '{ half a docu');
  // It is checked several times a second; a test cannot observe how often.
  for (let asked = 0; asked < 10; asked += 1)
    expect((await request.get(`${shop.url}/nl/dames/?asked=${asked}`)).status()).toBe(200);
  expect(await shop.health()).toEqual(before);
  await shop.restart();
  expect(await shop.health()).toEqual(before);
});

test('files of a live remote that vanish from the disk do not take its server-rendered page away', async ({
  request,
}) => {
  const { 'mf-search': version = '' } = await shop.health();
  await rm(join(storeDir(shop.dataDir), 'files/remotes/mf-search', version), { recursive: true });
  const answer = await request.get(`${shop.url}/nl/dames/`);
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain('Dames</h1>');
});
