import { productCards, expect, test } from '../../shopper';
import { main } from '../../without-script-ways';
import { reviewedProduct } from '../../review-ways';
import { proves } from './proves';

test.use({ javaScriptEnabled: false });

/** Number of products checked in each listing. */
const LOOKED_AT = 6;

/** Sum of a material's percentages for each named part: `Bovenwerk: 100% suède, voering: 100% leer`. */
const sharesOfEachPart = (material: string): number[] =>
  material
    .split(/,? ?\p{L}+: /u)
    .filter(Boolean)
    .map((part) => [...part.matchAll(/(\d+)\s?%/g)].reduce((sum, [, share]) => sum + Number(share), 0));

proves('fibre', async (page) => {
  for (const listing of ['/nl/dames/kleding/', '/nl/heren/kleding/', '/nl/dames/accessoires/']) {
    await page.goto(listing);
    const links = productCards(page).getByRole('heading').or(productCards(page)).getByRole('link');
    const addresses = new Set(
      await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')),
    );
    const [...some] = [...addresses].filter((address) => /-\d{9}$/.test(address)).slice(0, LOOKED_AT);
    expect(some).toHaveLength(LOOKED_AT);
    for (const address of some) {
      const html = await (await page.request.get(address)).text();
      const material = /<dt[^>]*>Materiaal<\/dt>\s*<dd[^>]*>([^<]+)/.exec(html)?.[1] ?? '';
      const parts = sharesOfEachPart(material);
      expect(parts.length, address).toBeGreaterThan(0);
      expect(parts, `${address}: ${material}`).toEqual(parts.map(() => 100));
    }
  }
});

proves('maker', async (page) => {
  const { path } = await reviewedProduct(1);
  const html = await (await page.request.get(path)).text();
  const told = (name: string) =>
    new RegExp(`<dt[^>]*>${name}</dt>\\s*<dd[^>]*>(.*?)</dd>`).exec(html)?.[1] ?? '';
  expect(told('Fabrikant')).not.toBe('');
  expect(told('Adres')).toMatch(/\d/);
  expect(told('Contact')).toMatch(/\S+@\S+\.\S+/);
});

proves('reviews', async (page) => {
  const { path } = await reviewedProduct(3);
  await page.goto(path);
  const reviews = main(page).getByRole('region', { name: 'Beoordelingen' });
  await expect(reviews).toContainText('Dat controleren we in onze bestellingen');
  await expect(reviews).toContainText('plaatsen ook wat minder goed uitvalt');
  await expect(reviews.getByText('Geverifieerde aankoop').first()).toBeVisible();
});
