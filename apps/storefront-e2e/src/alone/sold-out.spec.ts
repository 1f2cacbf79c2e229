import type { Page } from '@playwright/test';
import { someEmail } from '../account-ways';
import { expectAccessible } from '../axe';
import { vendor } from '../demo';
import { restock } from '../goods';
import { linkInMail, mailsTo } from '../outbox';
import { expect, hydrated, test } from '../shopper';
import { tooWide } from '../too-wide';

interface Variant {
  id: string;
  parentId: string;
  seoUrls: { seoPathInfo: string }[];
  options: { translated: { name: string }; group: { translated: { name: string } } }[];
}

const optionOf = ({ options }: Variant, group: string): string =>
  options.find((option) => option.group.translated.name === group)?.translated.name ?? '';

/** A size that was never in stock, of a product with several; a different one for each test. */
async function soldOutSize(place: number) {
  const { elements } = await vendor<{ elements: Variant[] }>('/product', {
    limit: 100,
    filter: [
      { type: 'equals', field: 'availableStock', value: 0 },
      { type: 'equals', field: 'options.name', value: place % 2 ? 'M' : 'L' },
    ],
    sort: [{ field: 'productNumber' }],
    associations: { seoUrls: {}, options: { associations: { group: {} } } },
  });
  const variant = elements.filter(({ seoUrls: [url] }) => url?.seoPathInfo.startsWith('nl/dames/'))[place];
  if (!variant) throw new Error('Nothing is sold out.');
  const address = new URL(`/${variant.seoUrls[0]?.seoPathInfo}`, 'http://shop');
  const colour = optionOf(variant, 'Kleur').toLowerCase();
  address.searchParams.set('kleur', colour.replaceAll(' ', '-'));
  address.searchParams.set('maat', optionOf(variant, 'Maat'));
  return { id: variant.id, href: address.pathname + address.search, size: optionOf(variant, 'Maat') };
}

const main = (page: Page) => page.getByRole('main');
const part = (page: Page) => main(page).getByRole('region', { name: /^Uitverkocht: / });

/** Subscribes to a size, confirms by mail, and gets one mail when stock comes in. */
async function waitFor(page: Page, { id, email }: { id: string; email: string }): Promise<void> {
  await part(page).getByLabel('E-mailadres').fill(email);
  await part(page)
    .getByRole('button', { name: /^Mail me als/ })
    .click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Nog één klik in je mail');
  await page.goto(await linkInMail(email, 'stock-alert-confirmation'));
  await main(page).getByRole('button', { name: 'Ja, mail me' }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('We houden het voor je in de gaten');
  expect(await mailsTo(email, 'stock-alert')).toHaveLength(0);
  await restock(id, 1);
  await restock(id, 1);
  expect(await mailsTo(email, 'stock-alert')).toHaveLength(1);
}

test(
  'a sold-out size is chosen, waited for and heard of once [PDP-02]',
  { tag: '@core' },
  async ({ page }) => {
    const { id, href, size } = await soldOutSize(0);
    await page.goto(href.replace(/[?&]maat=.*/, ''));
    await hydrated(page);
    const sizes = main(page).getByRole('radiogroup', { name: /Maat/ });
    const wanted = sizes.getByRole('radio', { name: `${size} uitverkocht`, exact: true });
    await wanted.check({ force: true });
    await expect(wanted).toBeChecked();
    await expect(main(page).getByText(/^Vóór .* besteld/)).toBeHidden();
    await expect(main(page).getByRole('button', { name: 'Uitverkocht', exact: true })).toBeDisabled();
    await expect(part(page).getByRole('link', { name: new RegExp(`in maat ${size}$`) })).toHaveAttribute(
      'href',
      new RegExp(`tn_fk_maat=${size}$`),
    );
    expect(await tooWide(page)).toBe(0);
    await expectAccessible(page);
    await waitFor(page, { id, email: someEmail('wacht') });
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a sold-out size is waited for, and a mistyped address keeps what was chosen [PDP-02]', async ({
    page,
  }) => {
    const { id, href, size } = await soldOutSize(1);
    await page.goto(href);
    await expect(main(page).getByRole('radio', { name: `${size} uitverkocht` })).toBeChecked();
    await part(page).getByLabel('E-mailadres').fill('noor@weefsel');
    await part(page)
      .getByRole('button', { name: /^Mail me als/ })
      .click();
    await expect(part(page).getByLabel('E-mailadres')).toHaveValue('noor@weefsel');
    await expect(part(page).getByText(/geen volledig e-mailadres/)).toBeVisible();
    const email = someEmail('wacht-zonder');
    await waitFor(page, { id, email });
    await page.goto(await linkInMail(email, 'stock-alert-confirmation').then((link) => `${link}&doe=stop`));
    await main(page).getByRole('button', { name: 'Stop mijn voorraadberichten' }).click();
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(
      'Je krijgt geen voorraadberichten meer',
    );
  });
});
