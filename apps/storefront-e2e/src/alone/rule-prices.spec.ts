import { vendor } from '../demo';
import { ownProduct, ownVariant, setPrice } from '../goods';
import { expect, hydrated, test } from '../shopper';
import { addToCart } from '../ways';

/** Prices in cents: of the product, of a rule for one item, and from three items on. */
const [OWN, ONE, MORE] = [51_999, 25_900, 19_900];

interface Priced {
  product: { translated: { name: string }; calculatedPrice: { unitPrice: number } };
}

test('a rule’s price is that of page, structured data, card and cart, and more pieces are cheaper in all [PDP-02] [LST-22] [CRT-04]', async ({
  page,
  problems,
}) => {
  const path = await ownProduct();
  const { parentId } = await ownVariant();
  const { product } = await vendor<Priced>(`/product/${parentId}`, {});
  const steps = [
    { from: 1, cents: ONE },
    { from: 3, cents: MORE },
  ];
  await setPrice(parentId, { cents: OWN, steps });
  try {
    const main = page.getByRole('main');
    // A page seen by another test is cached for a while.
    await expect(async () => {
      await page.goto(path);
      await expect(main.locator('h1 + div')).toContainText('259,00', { timeout: 1000 });
    }).toPass({ timeout: 60_000 });
    await expect(main.getByText('Vanaf 3 stuks € 199,00 per stuk')).toBeVisible();
    await expect(main).not.toContainText('519,99');
    const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).join('\n');
    expect(new Set(data.match(/"price":"[\d.]+"/g))).toEqual(new Set(['"price":"259.00"']));

    await hydrated(page);
    await addToCart(page);
    const panel = page.getByRole('dialog');
    await expect(panel.getByText('Vanaf 3 stuks € 199,00 per stuk')).toBeVisible();
    const asDocument = await (await page.request.get('/cart')).text();
    expect(asDocument.replaceAll('\u00a0', ' ')).toContain('Vanaf 3 stuks € 199,00 per stuk');
    await page.goto('/cart');
    await hydrated(page);
    const line = page.getByRole('list', { name: 'Artikelen in je winkelmand' }).getByRole('listitem').first();
    await expect(line).toContainText('259,00');
    await expect(line.getByText('Vanaf 3 stuks € 199,00 per stuk')).toBeVisible();
    const more = line.getByRole('button', { name: 'Eén meer' });
    await more.click();
    await expect(line).toContainText('518,00');
    await more.click();
    await expect(line).toContainText('597,00');
    await expect(line.getByText(/^Vanaf/)).toHaveCount(0);

    await page.goto(`/search?tn_q=${encodeURIComponent(product.translated.name)}`);
    const card = page
      .getByRole('main')
      .getByRole('article')
      .filter({ has: page.locator(`a[href^="${path}"]`) });
    await expect(card.first()).toContainText('259,00');
    expect(problems).toEqual([]);
  } finally {
    await setPrice(parentId, { cents: Math.round(product.calculatedPrice.unitPrice * 100) });
  }
});
