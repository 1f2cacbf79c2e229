import { vendor } from '../../demo';
import { expect, productCards, test } from '../../shopper';
import { DETAILS } from '../../ways';
import { fillIn, main, press, step, toCheckout } from '../../without-script-ways';
import { proves } from './proves';

test.use({ javaScriptEnabled: false });

const euros = (text: string | null): number => Number(text?.replace(/[^\d,]/g, '').replace(',', '.'));
const amount = (price: number) => price.toFixed(2).replace('.', ',');

proves('lowest-price', async (page) => {
  await page.goto('/nl/dames/sale/');
  const cards = productCards(page);
  const shown = await cards.filter({ hasText: 'Laagste prijs 30 dagen' }).count();
  expect(shown).toBeGreaterThan(10);
  expect(shown).toBe(await cards.count());
  const card = cards.first();
  const address = (await card.getByRole('link').first().getAttribute('href')) ?? '';
  await page.goto(address);
  const { elements } = await vendor<{ elements: { foreignKey: string }[] }>('/seo-url', {
    filter: [{ type: 'equals', field: 'seoPathInfo', value: address.slice(1).split('?')[0] }],
  });
  const { product } = await vendor<{ product: { calculatedPrice: { regulationPrice: { price: number } } } }>(
    `/product/${elements[0]?.foreignKey}`,
    {},
  );
  await expect(main(page).getByText(/^Laagste prijs van de laatste 30 dagen/)).toContainText(
    amount(product.calculatedPrice.regulationPrice.price),
  );
});

proves('total-price', async (page) => {
  await toCheckout(page);
  await fillIn(page, DETAILS);
  for (const next of ['Bezorging', 'Betaling', 'Controleren en bestellen']) {
    await press(page, 'Verder');
    await expect(step(page)).toHaveText(next);
  }
  const form = page
    .locator('form', { has: page.getByRole('button', { name: 'Bestellen en betalen' }) })
    .last();
  const row = async (name: string) =>
    euros(await page.locator('dl > div', { hasText: name }).last().locator('dd').textContent());
  await expect(form).toContainText('inclusief btw');
  const [goods, delivery, total] = [await row('Subtotaal'), await row('Verzendkosten'), await row('Totaal')];
  expect(goods).toBeGreaterThan(0);
  expect(total).toBeCloseTo(goods + (delivery || 0), 2);
});
