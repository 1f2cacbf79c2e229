import type { Page, Response } from '@playwright/test';
import { createHash } from 'node:crypto';
import { guestOrder } from '../guest-order';
import { expect, hydrated, test } from '../shopper';
import { fillCart } from '../ways';

interface Inventory {
  page: string;
  scripts: { script: string; integrity: string; owner: string }[];
  headers: Record<string, string>;
}

const holds = (content: Buffer | string, integrity = ''): boolean => {
  const [by = ''] = integrity.split('-', 1);
  return by !== '' && `${by}-${createHash(by).update(content).digest('base64')}` === integrity;
};

/** Opens an address; returns the scripts missing from the page's inventory, and the number of scripts. */
async function compared(page: Page, path: string, asked = path) {
  const inventory = (await (await page.request.get(`/__platform/scripts?page=${asked}`)).json()) as Inventory;
  const known = new Map(inventory.scripts.map(({ script, integrity }) => [script, integrity]));
  const fetched = new Map<string, Promise<Buffer>>();
  const follow = (answer: Response) => {
    if (answer.request().resourceType() === 'script') fetched.set(answer.url(), answer.body());
  };
  page.on('response', follow);
  const document_ = await page.goto(path);
  await hydrated(page);
  const inline = await page.evaluate(() =>
    [...document.scripts].filter(({ src, type }) => !src && !/json/.test(type)).map(({ text }) => text),
  );
  const strange = inline.filter(
    (text) =>
      !inventory.scripts.some(({ script, integrity }) => script === 'inline' && holds(text, integrity)),
  );
  for (const [url, body] of fetched)
    if (!holds(await body, known.get(new URL(url).pathname))) strange.push(url);
  // Later files may still load when the test ends.
  page.off('response', follow);
  return { inventory, strange, count: fetched.size, headers: document_?.headers() ?? {} };
}

test('the checkout runs the scripts of its inventory, byte for byte, under the headers of its inventory', async ({
  page,
}) => {
  await fillCart(page);
  const { inventory, strange, count, headers } = await compared(page, '/checkout');
  expect(inventory.page).toBe('mf-checkout/checkout');
  expect(strange).toEqual([]);
  expect(count).toBeGreaterThan(3);
  const policy = headers['content-security-policy']?.split('; ');
  expect(policy).toEqual(
    expect.arrayContaining(inventory.headers['content-security-policy']?.split('; ') ?? ['a policy']),
  );
  const { 'content-security-policy': _, ...others } = inventory.headers;
  expect(Object.keys(others)).toHaveLength(1);
  expect(headers).toMatchObject(others);
});

test('the pages of an order run the scripts of their inventory, byte for byte', async ({ page }) => {
  const { link } = await guestOrder(page);
  const owners = { [link]: 'mf-account@', '/order/success': 'mf-checkout@', '/order/failed': 'mf-checkout@' };
  for (const [path, owner] of Object.entries(owners)) {
    const { inventory, strange, count } = await compared(page, path);
    expect(inventory.scripts.some((script) => script.owner.startsWith(owner))).toBe(true);
    expect([path, strange]).toEqual([path, []]);
    expect(count).toBeGreaterThan(3);
  }
});

test('a script of the checkout that was changed on its way does not run, and is reported with its remote', async ({
  page,
}) => {
  await fillCart(page);
  await page.route(/\/remotes\/mf-checkout\/[^/]+\/page\.checkout\.[^/]*js/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()};globalThis.tamperedWith = true;` });
  });
  const told = page.waitForRequest((request) => request.url().endsWith('/api/violations'));
  await page.goto('/checkout');
  expect((await told).postData()).toContain('/remotes/mf-checkout/');
  expect(await page.evaluate(() => 'tamperedWith' in globalThis)).toBe(false);
});
