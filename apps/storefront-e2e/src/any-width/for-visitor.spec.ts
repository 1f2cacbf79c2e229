import type { Page } from '@playwright/test';
import { CONSENT_VERSION, type ConsentPurpose } from '../../../../libs/contracts/src/consent';
import { STORAGE_KEYS } from '../../../../libs/contracts/src/storage-keys';
import { expectAccessible } from '../axe';
import { watchLayoutShift } from '../layout-shift';
import { expect, hydrated, test } from '../shopper';

test.use({ pictures: true });

const LISTING = '/nl/dames/kleding/jurken/';

const brands = (page: Page) =>
  page
    .locator('#products article')
    .evaluateAll((cards) => cards.map((card) => card.querySelector('p')?.textContent ?? ''));

/** A browser last used in early 2026, with a preference for the fortieth dress's brand. Returns the default order. */
async function comeBack(page: Page, ...allowed: ConsentPurpose[]): Promise<string[]> {
  await page.goto(LISTING);
  const plain = await brands(page);
  const day = Math.floor(Date.now() / 86_400_000);
  const proof = { id: 'test', version: CONSENT_VERSION, at: new Date().toISOString(), allowed };
  const kept = [
    [STORAGE_KEYS.consent, proof],
    [STORAGE_KEYS.visits, { last: Date.UTC(2026, 0, 1) }],
    [STORAGE_KEYS.likes, { day, signs: { [`m ${plain[39]}`]: 3 } }],
  ] as const;
  await page.evaluate((all) => {
    for (const [key, value] of all) localStorage.setItem(key, JSON.stringify(value));
  }, kept);
  return plain;
}

test('with leave, what is new since the visit before is marked, and what was not seen is in the own order; nothing moves', async ({
  page,
}) => {
  const shift = await watchLayoutShift(page);
  const plain = await comeBack(page, 'personal');
  await page.goto(LISTING);
  await hydrated(page);
  const line = page.getByText('Volgorde past bij wat je bekeek');
  await expect(line).toBeAttached();
  expect(await shift()).toBeLessThan(0.001);
  const own = await brands(page);
  expect(own).not.toEqual(plain);
  expect([...own].sort()).toEqual([...plain].sort());
  expect(own.slice(0, 4)).toEqual(plain.slice(0, 4));
  expect(own.indexOf(plain[39] ?? '', 4)).toBeLessThan(39);
  await expect(page.getByText('Nieuw voor jou').first()).toBeVisible();
  await line.scrollIntoViewIfNeeded();
  await expectAccessible(page);

  await page.reload();
  await hydrated(page);
  await expect.poll(() => brands(page)).toEqual(own);
  await page.getByRole('button', { name: 'Toon de gewone volgorde' }).press('Enter');
  await expect.poll(() => brands(page)).toEqual(plain);
  await expect(page.getByRole('button', { name: 'Laat passen bij wat ik bekeek' })).toBeFocused();

  await page.getByRole('link', { name: 'Bekijk wat nieuw is' }).click();
  await expect(page).toHaveURL(/tn_fk_nieuw=Ja&tn_sort=Nieuwste/);
});

test('without leave for it nothing is different, and what was kept is gone', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const plain = await comeBack(page, 'statistics');
  await page.goto(LISTING);
  await hydrated(page);
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.likes)).toBeNull();
  expect(await brands(page)).toEqual(plain);
  await expect(page.getByText('Nieuw voor jou')).toHaveCount(0);
  expect(asked.filter((url) => url.includes('for-visitor'))).toEqual([]);
});
