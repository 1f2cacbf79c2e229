import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  LIVE,
  moveChannel,
  readChannel,
  signingKey,
  writeComposition,
  writePass,
} from '../../../../libs/federation/src/releases/composition/index.ts';
import {
  admit,
  readCurrent,
  revoke,
  rollbackAll,
  storeDir,
} from '../../../../libs/federation/src/releases/release/index.ts';
import { expect, hydrated, test } from '../shopper.ts';
import { load, PATH, REMOTE, texts, view, writeRemote } from './outside-remote.ts';
import { outsideRepository, type OutsideRepository } from './outside-repository.ts';
import { startOwnShop, type OwnShop } from '../own-shop/own-shop.ts';

let shop: OwnShop;
let outside: OutsideRepository;
let key: string;
let keyId: string;

test.beforeEach(async () => {
  test.setTimeout(300_000);
  shop = await startOwnShop(4279, { shell: true });
  const until = new Date(Date.now() + 86_400_000).toISOString();
  const { grant, privateKey = '' } = await admit(shop.releaseStore, { remotes: [REMOTE], until });
  [key, keyId] = [privateKey, grant.id];
  outside = await outsideRepository({
    RELEASE_STORE: storeDir(shop.dataDir),
    RELEASE_TRUSTED_KEYS: await readFile(join(shop.dataDir, 'keys/release.pub'), 'utf8'),
    RELEASE_KEY: key,
    SHOP_ORIGIN: shop.url,
    DEMO_VENDORS: '1',
    BACKEND_PORT: process.env.BACKEND_PORT ?? '',
  });
});
test.afterEach(async () => {
  await outside.remove();
  await shop.stop();
});

/** Builds and releases; fails with the output on an error. Returns the output of the release. */
async function release(...options: string[]): Promise<string> {
  const built = await outside.weefsel('build');
  expect(built.code, built.text).toBe(0);
  const released = await outside.weefsel('publish', 'dist/', ...options);
  expect(released.code, released.text).toBe(0);
  return released.text;
}

const live = async () => (await shop.health())[REMOTE];

/** Names and times of all published files of other remotes. */
const ofOthers = async () =>
  (await shop.releaseStore.files.list('remotes/'))
    .filter(({ path }) => !path.startsWith(`remotes/${REMOTE}/`))
    .map(({ path, at }) => `${path} ${at.toISOString()}`);

test('a team in a separate repository builds, releases, rolls back and removes a remote that is new to the shop', async ({
  page,
}) => {
  const others = await ofOthers();
  await writeRemote(outside);
  expect(await outside.typeErrors()).toBe('');
  await outside.write('src/filialen/filialen-page.tsx', view('headless.filialen.nobody'));
  expect(await outside.typeErrors()).toContain('headless.filialen.nobody');
  await outside.write('src/filialen/filialen-page.tsx', view('headless.filialen.inCart'));

  const path = shop.url + PATH;
  expect((await page.goto(path))?.status()).toBe(404);
  const publishWith = (env: Record<string, string>, ...options: string[]) =>
    outside.start('The running shell', env, 'publish', 'dist/', ...options);
  const nowhere = { RELEASE_STORE: '/nowhere' };
  await expect(publishWith(nowhere)).rejects.toThrow('The store /nowhere has no channel');
  await expect(publishWith({ SHOP_ORIGIN: '', DEMO_VENDORS: '' })).rejects.toThrow(
    /^It ended: \nSet SHOP_ORIGIN, COMMERCE_ENDPOINT, .*, SEARCH_INSTANCE_KEY, in .env/,
  );
  const said = await release();
  expect(said).toMatch(/\d+ pages? (was|were) rendered\./);
  expect(said).toMatch(/\d+ pages? came alive in a browser\./);
  expect(said).toContain(`filialen: ${path}`);
  expect((await page.goto(path))?.status()).toBe(200);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Onze filialen' })).toBeVisible();
  await expect(page.getByText('In je tas: 0')).toBeVisible();
  await expect(page.locator(`#main [data-boundary="${REMOTE}"]`)).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const first = await live();

  await outside.write('src/texts.nl.ts', texts('In je winkeltas'));
  expect(await outside.weefsel('build')).toMatchObject({ code: 0 });
  const noVendors = { DEMO_VENDORS: '', CONTENT_API_HOST: '' };
  await outside.start('preview/new', noVendors, 'publish', 'dist/', '--channel', 'preview/new');
  await expect(outside.start('The running shell', noVendors, 'promote', 'preview/new')).rejects.toThrow(
    'No page was rendered: the vendors do not answer here',
  );
  await publishWith(noVendors, '--unrehearsed', 'no vendors');
  await page.goto(path);
  await expect(page.getByText('In je winkeltas: 0')).toBeVisible();
  expect((await outside.weefsel('history')).text).toContain(`release ${REMOTE}, by Team Winkels`);

  expect(await outside.weefsel('rollback', REMOTE)).toMatchObject({ code: 0 });
  expect(await live()).toBe(first);
  expect((await outside.weefsel('remove', REMOTE)).text).toContain(
    'The running shell does not show it any more.',
  );
  await expect.poll(live).toBeUndefined();
  expect((await page.goto(path))?.status()).toBe(404);
  const back = `rollback ${REMOTE} --to ${first}`;
  expect((await outside.weefsel('rollback', REMOTE)).text).toContain(
    `was removed from live. Bring its last version back: npx weefsel ${back}`,
  );
  expect(await outside.weefsel(...back.split(' '))).toMatchObject({ code: 0 });
  expect(await live()).toBe(first);
  expect(await ofOthers()).toEqual(others);
});

test('a team edits its remote inside the running shop, once the shop shows it', async ({ page }) => {
  const here = 'http://localhost:4278';
  const serve = () =>
    outside.start(
      `with ${REMOTE} from here: ${here}/nl/`,
      { PORT: new URL(here).port },
      'serve',
      '--against',
      shop.url,
    );
  await writeRemote(outside);
  await expect(serve()).rejects.toThrow(`does not show ${REMOTE} yet. Release its first version to the shop`);
  await release();
  const { stop } = await serve();
  try {
    await page.goto(here + PATH);
    await hydrated(page);
    await expect(page.getByText('In je tas: 0')).toBeVisible();
    await outside.write('src/texts.nl.ts', texts('In je winkeltas'));
    await expect(page.getByText('In je winkeltas: 0')).toBeVisible({ timeout: 60_000 });
    await outside.write('src/texts.nl.ts', texts('In je mandje'));
    await expect(page.getByText('In je mandje: 0')).toBeVisible({ timeout: 60_000 });
    // The shop would answer 400.
    const report = await fetch(`${here}/api/beacon`, { method: 'POST', body: 'none' });
    expect(report.status).toBe(204);
    await expect(page.getByRole('heading', { level: 1, name: 'Onze filialen' })).toBeVisible();
  } finally {
    stop();
  }
  expect(await (await page.goto(shop.url + PATH))?.text()).toContain('In je tas');
});

test('a misfitting remote and a key without permission are refused with a sentence, and servers refuse such a composition', async () => {
  await writeRemote(outside);
  expect(await outside.weefsel('build')).toMatchObject({ code: 0 });
  const asNumber = load.replace('const title = ', 'const title: number = ');
  await outside.write('src/filialen/load-filialen.ts', asNumber);
  const mistyped = await outside.weefsel('build');
  expect(mistyped).toMatchObject({ code: 1 });
  expect(mistyped.text).toMatch(/\nsrc\/filialen\/load-filialen\.ts\(\d+,\d+\): error TS2322: /);
  const unbuilt = await outside.weefsel('publish', 'dist/');
  expect(unbuilt).toMatchObject({ code: 1 });
  expect(unbuilt.text).toContain('Build it first: npx weefsel build.');

  // Packages of a shell that is not live.
  await appendFile(
    join(outside.dir, 'node_modules/@weefsel/stores/src/index.d.ts'),
    'export declare const filialen: string;\n',
  );
  await outside.write(
    'src/filialen/load-filialen.ts',
    `import { filialen } from '@weefsel/stores';\n${load.replace('const title = ', 'const title = filialen || ')}`,
  );
  expect(await outside.weefsel('build')).toMatchObject({ code: 0 });
  const misfit = await outside.weefsel('publish', 'dist/');
  expect(misfit).toMatchObject({ code: 1 });
  expect(misfit.text).toMatch(/does not fit the shell@\w+, says TypeScript: .*load-filialen\.ts/);
  await outside.write('src/filialen/load-filialen.ts', load);
  await release();

  const before = await shop.health();
  const removed = await outside.weefsel('remove', 'mf-search');
  expect(removed).toMatchObject({ code: 1 });
  expect(removed.text).toContain(`Your key may change ${REMOTE} only, not mf-search. Nothing was changed.`);

  // Written by hand, past all commands: anyone with write access can point to it. No server responds with it.
  const current = await readCurrent(shop.releaseStore);
  const found = await readChannel(shop.releaseStore.pointers, LIVE);
  if (!current || !found) throw new Error('Nothing is live.');
  const { 'mf-search': _search, ...remotes } = current.composition.remotes;
  const made = { ...current.composition.made, what: 'by hand', from: current.id };
  const forced = await writeComposition(shop.releaseStore.files, await signingKey(shop.dataDir, key), {
    ...current.composition,
    remotes,
    made,
  });
  await moveChannel(
    shop.releaseStore.pointers,
    LIVE,
    { composition: forced, previous: [current.id, ...found.previous] },
    found,
  );
  const answer = async () => (await fetch(`${shop.url}${PATH}`)).headers.get('x-composition');
  for (let looks = 0; looks < 5; looks += 1) {
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect([await answer(), await shop.health()]).toEqual([current.id, before]);
  }
  await rollbackAll(shop.releaseStore);

  await revoke(shop.releaseStore, keyId, 'the team was dissolved');
  expect(await shop.health()).toEqual(before);
  const late = await outside.weefsel('remove', REMOTE);
  expect(late).toMatchObject({ code: 1 });
  expect(late.text).toContain(`The key ${keyId} was revoked by`);
});

test('a remote’s pages must render and hydrate with the live shell before release; its preview then has a checkout', async ({
  page,
}) => {
  await writeRemote(outside);
  const good = view('headless.filialen.inCart');
  const breaking = async (code: string) => {
    await outside.write(
      'src/filialen/filialen-page.tsx',
      `import { useEffect } from 'react';\n${good.replace('  return (', `${code}\n  return (`)}`,
    );
    expect(await outside.weefsel('build')).toMatchObject({ code: 0 });
    return outside.weefsel('publish', 'dist/');
  };
  const before = await shop.health();
  const onServer = await breaking("if (data.title !== '') throw new Error('no branches');");
  expect(onServer.code, onServer.text).toBe(1);
  expect(onServer.text).toContain(`With it the page ${PATH} `);
  const inBrowser = await breaking("useEffect(() => { throw new Error('no window for branches'); }, []);");
  expect(inBrowser.code, inBrowser.text).toBe(1);
  expect(inBrowser.text).toMatch(new RegExp(`In a browser the page ${PATH} .*, with ${REMOTE}@`));
  expect(await shop.health()).toEqual(before);
  expect(await shop.releaseStore.files.list(`remotes/${REMOTE}/`)).toEqual([]);

  await outside.write('src/filialen/filialen-page.tsx', good);
  const channel = 'preview/filialen';
  await release('--channel', channel);
  const until = new Date(Date.now() + 600_000).toISOString();
  const pass = writePass({ channel, until }, await shop.releaseStore.key());
  await page.goto(`${shop.url}/_preview?pass=${pass}&to=${PATH}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Onze filialen' })).toBeVisible();
  expect((await page.goto(`${shop.url}/checkout`))?.status()).toBe(200);
});
