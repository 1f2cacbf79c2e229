import type { Page } from '@playwright/test';
import { vendor } from '../demo';
import { ownProduct } from '../goods';
import { expect, test, AVAILABLE } from '../shopper';

test.use({ pictures: true });

test.use({ javaScriptEnabled: false });

/** Path of a product with one item left and no choices. */
async function lastOne(): Promise<string> {
  const { elements } = await vendor<{ elements: { seoUrls: { seoPathInfo: string }[] }[] }>('/product', {
    limit: 1,
    filter: [{ type: 'range', field: 'availableStock', parameters: { gte: 1, lte: 1 } }],
    associations: { seoUrls: {} },
  });
  return `/${elements[0]?.seoUrls[0]?.seoPathInfo}`;
}

const main = (page: Page) => page.getByRole('main');
const add = (page: Page) => main(page).getByRole('button', { name: 'In winkelmand', exact: true }).first();
const sizes = (page: Page) => main(page).getByRole('radio', { name: AVAILABLE });

test('without JavaScript a size is looked at, its address carries it, and it is put into the cart [PDP-02] [PDP-03]', async ({
  page,
}) => {
  await page.goto(await ownProduct());
  const name = await main(page).getByRole('heading', { level: 1 }).innerText();
  const size = sizes(page).first();
  const value = await size.inputValue();
  await size.check({ force: true });
  await main(page).getByRole('button', { name: 'Toon prijs en voorraad van je keuze' }).click();
  await expect(page).toHaveURL(new RegExp(`maat=${encodeURIComponent(value)}`));
  await expect(main(page).getByRole('radio', { name: value, exact: true })).toBeChecked();
  await expect(
    main(page)
      .getByText(/^€\s\d+,\d\d$/)
      .first(),
  ).toBeVisible();
  await add(page).click();
  await expect(page).toHaveURL('/cart');
  await expect(main(page).getByText(`${name} zit in je winkelmand.`)).toBeVisible();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Winkelmand (1)');
});

test('without JavaScript a size that was forgotten is reported at the choice, and can then be chosen [PDP-03]', async ({
  page,
}) => {
  await page.goto(await ownProduct());
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await add(page).click();
  expect((await answered).status()).toBe(422);
  await expect(main(page).getByRole('alert')).toHaveText('Kies je maat');
  await sizes(page).first().check({ force: true });
  await add(page).click();
  await expect(page).toHaveURL('/cart');
});

test('without JavaScript the last item in stock is announced, and a second one is refused [PDP-02] [CRT-02]', async ({
  page,
}) => {
  await page.goto(await lastOne());
  await expect(main(page).getByText('Nog maar 1 op voorraad')).toBeVisible();
  await add(page).click();
  await expect(page).toHaveURL('/cart');
  await page.goBack();
  await add(page).click();
  await expect(main(page).getByText(/^Er zijn er niet meer van/)).toBeVisible();
});

test('without JavaScript a size that has just sold out is refused, and the others are offered [PDP-03]', async ({
  page,
}) => {
  const product = await ownProduct();
  // Imitates a page sent while the size was still available.
  await page.route(
    `**${product}`,
    async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text()).replace(
        /(<form[^>]*method="post"[^>]*>)(?=(?:(?!<form).)*name="maat")/,
        '$1<input type="hidden" name="maat" value="99">',
      );
      await route.fulfill({ response: answer, body: html });
    },
    { times: 1 },
  );
  await page.goto(product);
  await add(page).click();
  await expect(main(page).getByRole('alert')).toContainText('in maat 99 is net uitverkocht');
  const other = main(page)
    .getByRole('link', { name: /^Kies maat / })
    .first();
  await other.click();
  await expect(page).toHaveURL(/maat=/);
  await expect(main(page).getByRole('radio', { checked: true })).toHaveCount(1);
});

test('without JavaScript a picture leads to its large file, and a collapsed text opens [PDP-01] [PDP-04]', async ({
  page,
}) => {
  await page.goto(await ownProduct());
  await main(page).getByText('Bezorgen en retourneren').click();
  await expect(main(page).getByText(/^Je bestelling komt met PostNL/)).toBeVisible();
  await main(page).getByTitle('Vergroot foto 1 ').click();
  await expect(page).toHaveURL(/w=1500/);
});
