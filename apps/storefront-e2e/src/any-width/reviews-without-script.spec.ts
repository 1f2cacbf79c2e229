import type { Page } from '@playwright/test';
import { buyHere, openReview, reviewedProduct } from '../review-ways';
import { expect, test } from '../shopper';
import { logInHere } from '../ways';

test.use({ javaScriptEnabled: false });

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => main(page).getByRole('button', { name }).click();

test('without JavaScript reviews are read page by page and filtered, beside what is chosen', async ({
  page,
}) => {
  const { path } = await reviewedProduct(6);
  await page.goto(path);
  const reviews = page.getByRole('region', { name: 'Beoordelingen', exact: true });
  await reviews.getByRole('link', { name: 'Volgende beoordelingen' }).click();
  await expect(page).toHaveURL(`${path}?beoordelingen=2#beoordelingen-lijst`);
  await expect(reviews.getByText(/^Pagina 2 van/)).toBeVisible();
  await expect(reviews.getByRole('article').first()).toBeInViewport();
  await reviews.getByRole('link', { name: 'Laagste score' }).click();
  await expect(page).toHaveURL(`${path}?volgorde=laagste#beoordelingen-lijst`);
  await expect(reviews.getByRole('link', { name: 'Laagste score' })).toHaveAttribute('aria-current', 'true');
});

test('without JavaScript a customer reviews a bought product, changes the review and withdraws it', async ({
  customer,
  page,
}) => {
  const id = await openReview(page, customer);
  const href = await main(page).getByRole('link').first().getAttribute('href');
  await press(page, 'Verstuur je beoordeling');
  await expect(main(page).getByText('Kies hoeveel sterren je geeft.').first()).toBeVisible();
  await main(page).getByRole('radio', { name: '4 sterren: goed' }).check();
  await main(page).getByLabel('Je beoordeling in een paar woorden').fill('Mooi');
  const text = `Zacht, warm en mooi afgewerkt ${crypto.randomUUID()}`;
  await main(page).getByLabel('Wat vind je ervan?').fill(text);
  await press(page, 'Verstuur je beoordeling');
  // Each error at its field, and all typed text is kept.
  await expect(main(page).getByText('Gebruik hier minstens 5 tekens.').first()).toBeVisible();
  await expect(main(page).getByLabel('Wat vind je ervan?')).toHaveValue(text);
  await expect(main(page).getByRole('radio', { name: '4 sterren: goed' })).toBeChecked();
  await main(page).getByLabel('Je beoordeling in een paar woorden').fill('Mooi afgewerkt');
  await press(page, 'Verstuur je beoordeling');
  await expect(main(page).getByText('Dank je wel. Je beoordeling wordt nagekeken')).toBeVisible();
  await expect(main(page).getByText(/Tot ze geplaatst is, zie alleen jij haar/)).toBeVisible();

  await main(page).getByRole('radio', { name: '2 sterren: matig' }).check();
  await press(page, 'Bewaar je verandering');
  await expect(main(page).getByRole('radio', { name: '2 sterren: matig' })).toBeChecked();

  // Hidden on the product's page even for its author: that page is shared by all visitors.
  await page.goto(href ?? '');
  await expect(page.getByText(text)).toHaveCount(0);

  await page.goto(`/review?product=${id}`);
  await main(page).getByText('Trek je beoordeling in').click();
  await press(page, 'Trek definitief in');
  await expect(main(page).getByText('Je beoordeling is ingetrokken.')).toBeVisible();
  await expect(main(page).getByLabel('Wat vind je ervan?')).toHaveValue('');
});

test('without JavaScript a customer without a paid order is refused a review; a guest logs in and comes back', async ({
  customer,
  page,
}) => {
  const { id } = await reviewedProduct(1);
  await page.goto(`/review?product=${id}`);
  await main(page).getByRole('link', { name: 'Inloggen' }).click();
  await logInHere(page, customer);
  await expect(page).toHaveURL(`/review?product=${id}`);
  await expect(main(page).getByText(/In je bestellingen vinden we dit artikel niet/)).toBeVisible();
  const unpaid = await buyHere(page, false);
  await page.goto(`/review?product=${unpaid}`);
  await expect(main(page).getByText(/of die bestelling is nog niet betaald/)).toBeVisible();
  const refused = await page.request.post(`/review?product=${unpaid}`, {
    form: {
      form: 'review',
      points: '5',
      fit: '',
      title: 'Nooit gekocht',
      content: 'Dit heb ik niet gekocht, maar ik vind er wel van alles van.',
      name: 'X',
    },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(refused.status()).toBe(422);
  for (const wrong of ['', 'x', '7'.repeat(32)]) {
    await page.goto(`/review?product=${wrong}`);
    await expect(main(page).getByText(/Dit artikel kennen we niet/)).toBeVisible();
  }
});
