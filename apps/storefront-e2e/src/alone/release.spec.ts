import { writePass } from '../../../../libs/federation/src/releases/composition/index.ts';
import { rollback, releaseVersion } from '../../../../libs/federation/src/releases/release/index.ts';
import { lookAtStage } from '../../../../tools/rehearsal/look-at-stage.ts';
import { refusalOf } from '../../../../tools/rehearsal/refusal-of.ts';
import { expect, hydrated, test } from '../shopper.ts';
import { startOwnShop, type OwnShop } from '../own-shop/own-shop.ts';

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await startOwnShop(4271);
});
test.afterAll(() => shop.stop());

interface Load {
  /** Number of complete pages so far. */
  answered: () => number;
  /** Ends the load; returns its failures. */
  end: () => Promise<string[]>;
}

/** Requests pages over several connections until ended. */
function load(paths: readonly string[], connections: number): Load {
  let running = true;
  let answered = 0;
  const wrong: string[] = [];
  const ask = async (path: string) => {
    const answer = await fetch(shop.url + path);
    if (!answer.ok || !(await answer.text()).endsWith('</html>')) wrong.push(`${path}: ${answer.status}`);
    answered += 1;
  };
  const connection = async (first: number) => {
    for (let turn = first; running; turn += 1) {
      const path = paths[turn % paths.length] ?? '/nl/';
      await ask(path).catch((error: unknown) => wrong.push(`${path}: ${String(error)}`));
    }
  };
  const connected = Promise.all(Array.from({ length: connections }, (_, first) => connection(first)));
  return {
    answered: () => answered,
    end: async () => {
      running = false;
      await connected;
      return wrong;
    },
  };
}

test('a release and a rollback under load take effect and lose no request', { tag: '@core' }, async () => {
  const live = async () => (await shop.health())['mf-search'];
  const first = await live();
  const { answered, end } = load(['/nl/dames/', '/nl/'], 8);
  /** Waits until the live version has answered for a while under load. */
  const goesOn = async () => {
    const before = answered();
    await expect.poll(answered, { timeout: 30_000 }).toBeGreaterThan(before + 50);
  };
  await goesOn();

  const second = await shop.release('mf-search', (bundle) => `${bundle}\n// another build`);
  await expect.poll(live).toBe(second);
  expect(second).not.toBe(first);
  await goesOn();

  await rollback(shop.releaseStore, 'mf-search');
  await expect.poll(live).toBe(first);
  await goesOn();
  expect(await end()).toEqual([]);
});

test(
  'a tab that is open keeps working with its version and takes the new one at the next navigation [FED-01]',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto(`${shop.url}/nl/dames/`);
    await hydrated(page);
    const version = await shop.release('mf-search', (bundle) => `${bundle}\n// for the open tab`);
    await expect.poll(async () => (await shop.health())['mf-search']).toBe(version);
    await page.getByRole('button', { name: 'Filters verbergen' }).click();
    await expect(page.getByRole('button', { name: 'Filters tonen' })).toBeVisible();
    const reloaded = page.waitForEvent('load');
    await page
      .getByRole('navigation', { name: 'Hoofdmenu' })
      .getByRole('link', { name: 'Heren', exact: true })
      .click();
    await reloaded;
    await expect(page.getByRole('heading', { level: 1, name: 'Heren' })).toBeVisible();
    expect(await page.content()).toContain(`/remotes/mf-search/${version}/`);
  },
);

test('a preview is shown to the browser with its link, by server and tab, and not to other shoppers', async ({
  page,
}) => {
  const before = (await shop.health())['mf-search'];
  const version = await shop.publish('mf-search', (bundle) => `${bundle}\n// for the preview`);
  await releaseVersion(shop.releaseStore, 'mf-search', version, { channel: 'preview/winter' });
  const until = new Date(Date.now() + 600_000).toISOString();
  const pass = writePass({ channel: 'preview/winter', until }, await shop.releaseStore.key());
  await page.goto(`${shop.url}/_preview?pass=${pass}&to=/nl/dames/`);
  await hydrated(page);
  const badge = page.getByRole('status').filter({ hasText: 'Je bekijkt het voorbeeld “winter”' });
  await expect(badge).toBeVisible();
  const versionIn = (html: string) => /\/remotes\/mf-search\/([\w-]+)\//.exec(html)?.[1];
  const own = await page.request.get(`${shop.url}/nl/dames/`);
  expect(versionIn(await own.text())).toBe(version);
  expect(own.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  const others = await fetch(`${shop.url}/nl/dames/`);
  const html = await others.text();
  expect(versionIn(html)).toBe(before);
  expect(html).not.toContain('weefsel-preview');
  expect(others.headers.get('x-robots-tag')).toBeNull();

  await page.getByRole('link', { name: 'Heren', exact: true }).first().click();
  await expect(page).toHaveURL(/\/nl\/heren\//);
  await expect(badge).toBeVisible();
  await badge.getByRole('button', { name: 'Naar de gewone winkel' }).click();
  await expect(page).toHaveURL(`${shop.url}/nl/`);
  await expect(badge).toHaveCount(0);
});

test('a preview refuses its checkout before it was rehearsed, and opens it afterwards', async ({ page }) => {
  const channel = 'preview/spring';
  const version = await shop.publish('mf-content', (bundle) => `${bundle}\n// for spring`);
  await releaseVersion(shop.releaseStore, 'mf-content', version, { channel });
  const until = new Date(Date.now() + 600_000).toISOString();
  const pass = writePass({ channel, until }, await shop.releaseStore.key());
  await page.goto(`${shop.url}/_preview?pass=${pass}&to=/cart`);
  await hydrated(page);

  const refused = page.getByRole('heading', { name: 'In dit voorbeeld kun je nog niet bestellen' });
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/checkout' });
    document.querySelector('main')?.append(link);
    link.click();
  });
  await expect(refused).toBeVisible();
  await expect(page.getByText(`npx weefsel rehearse ${channel}`)).toBeVisible();
  await page.getByRole('link', { name: 'Verder kijken in dit voorbeeld' }).click();
  await hydrated(page);
  const order = page.evaluate(() => fetch('/store-api/checkout/order', { method: 'POST' }));
  await expect(order).rejects.toThrow('Nothing can be ordered in a preview that was not rehearsed');

  const second = await page.context().newPage();
  const answer = await second.goto(`${shop.url}/checkout`);
  expect(answer?.status()).toBe(403);
  await second.close();

  expect(
    await refusalOf('mf-content', version, shop.dataDir, { channel, look: lookAtStage }),
  ).toBeUndefined();
  const rehearsed = await page.goto(`${shop.url}/checkout`);
  expect(rehearsed?.status()).toBe(200);
  await expect(refused).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'het voorbeeld “spring”' })).toBeVisible();
});
