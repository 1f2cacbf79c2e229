import { CONSENT_VERSION, newProof } from '../../../../libs/contracts/src/consent';
import { STORAGE_KEYS } from '../../../../libs/contracts/src/storage-keys';
import { vendor } from '../demo';
import { ownProduct } from '../goods';
import { expect, hydrated, test } from '../shopper';

const PAGES = [
  '/nl/',
  '/nl/dames/',
  '/nl/heren/kleding/?tn_p=2',
  '/search?tn_q=jurk',
  '/wishlist',
  '/cart',
  '/checkout',
  '/login',
  '/account',
  '/nl/bezorgen/',
  '/nl/inspiratie/',
  '/nl/looks/',
  '/nl/merken/',
  '/nl/bestaat-niet/',
];

/** Storage of a long-time shopper, each key with more than one entry. */
async function keptThings(): Promise<Record<string, string>> {
  const { elements } = await vendor<{ elements: { id: string }[] }>('/product', {
    limit: 5,
    filter: [{ type: 'equals', field: 'parentId', value: null }],
  });
  const ids = elements.map(({ id }) => id);
  const [now, day] = [Date.now(), 86_400_000];
  const json = {
    [STORAGE_KEYS.consent]: { ...newProof(['statistics', 'personal'], new Date()), version: CONSENT_VERSION },
    [STORAGE_KEYS.wishlist]: ids,
    [STORAGE_KEYS.lastViewed]: ids,
    [STORAGE_KEYS.recentSearches]: ['jurk', 'wollen trui'],
    [STORAGE_KEYS.visits]: { last: now - day, previous: now - 3 * day },
    [STORAGE_KEYS.likes]: { day: Math.floor(now / day), signs: { jurk: 3, blauw: 2 } },
    [STORAGE_KEYS.measures]: { unit: 'inch', measures: { bust: 98, waist: 82 } },
    [STORAGE_KEYS.cart]: { lines: [{ id: 'a', quantity: 2 }] },
  };
  const texts = { [STORAGE_KEYS.density]: 'large', [STORAGE_KEYS.wishlistUnmerged]: 'true' };
  return {
    ...Object.fromEntries(Object.entries(json).map(([key, value]) => [key, JSON.stringify(value)])),
    ...texts,
  };
}

test('every page hydrates in a browser with filled storage [WSH-02] [SES-02]', async ({ page, problems }) => {
  test.slow();
  const kept = await keptThings();
  await page.addInitScript((entries) => {
    for (const [key, value] of entries)
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }, Object.entries(kept));
  const product = await ownProduct();
  for (const path of [...PAGES, product]) {
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect({ path, problems: problems.splice(0) }).toEqual({ path, problems: [] });
  }
  await page.goto('/wishlist');
  await expect(page.getByRole('main').getByRole('link', { name: /^Bekijk product/ })).toHaveCount(5);
});
