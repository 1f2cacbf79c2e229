import { linkInMail, mailsTo } from '../../outbox';
import {} from '../../demo';
import { guestOrder } from '../../guest-order';
import { expect, test } from '../../shopper';
import { DETAILS } from '../../ways';
import { fillIn, main, press, step, toCheckout } from '../../without-script-ways';
import { proves } from './proves';

test.use({ pictures: true });

test.use({ javaScriptEnabled: false });

proves('order-button', async (page) => {
  await toCheckout(page);
  await fillIn(page, DETAILS);
  const orders = main(page).getByRole('button', { name: 'Bestellen en betalen', exact: true });
  for (const next of ['Bezorging', 'Betaling', 'Controleren en bestellen']) {
    // Before the last step there is no order button.
    await expect(orders).toHaveCount(0);
    await press(page, 'Verder');
    await expect(step(page)).toHaveText(next);
  }
  await expect(orders.first()).toBeVisible();
});

proves('nothing-ticked', async (page) => {
  const ticked = main(page).getByRole('checkbox', { checked: true });
  await page.goto('/register');
  await expect(main(page).getByRole('button', { name: 'Account maken' })).toBeVisible();
  await expect(ticked).toHaveCount(0);
  await toCheckout(page);
  await expect(ticked).toHaveCount(0);
  await fillIn(page, DETAILS);
  for (const next of ['Bezorging', 'Betaling', 'Controleren en bestellen']) {
    await press(page, 'Verder');
    await expect(step(page)).toHaveText(next);
    await expect(ticked).toHaveCount(0);
  }
  await expect(main(page).getByRole('checkbox', { name: /akkoord/ })).toBeVisible();
});

proves('ways-to-pay', async (page) => {
  await page.goto('/cart');
  const footer = page.getByRole('contentinfo');
  for (const name of ['iDEAL', 'Bancontact', 'Riverty'])
    await expect(footer.getByRole('img', { name })).toBeVisible();
  await page.goto('/nl/bezorgen/');
  for (const country of ['Nederland', 'België', 'Duitsland'])
    await expect(main(page).getByText(country).first()).toBeVisible();
});

proves('pay-later', async (page) => {
  await toCheckout(page);
  await fillIn(page, DETAILS);
  await press(page, 'Verder');
  await press(page, 'Verder');
  await expect(step(page)).toHaveText('Betaling');
  await expect(main(page).getByText(/vanaf 18\sjaar\. Let op! Geld lenen kost geld\./)).toBeVisible();
  await page.getByRole('radio', { name: /Riverty/ }).check();
  await press(page, 'Verder');
  const child = `${new Date().getFullYear() - 17}`;
  await main(page).getByLabel('Geboortedatum').first().fill(`17-05-${child}`);
  await page.getByRole('checkbox', { name: /akkoord/ }).check();
  await press(page, 'Bestellen en betalen');
  await expect(
    main(page)
      .getByText(/Achteraf betalen kan vanaf 18\sjaar/)
      .first(),
  ).toBeVisible();
});

proves('durable-medium', async (page) => {
  const { email, number } = await guestOrder(page);
  const mails = await mailsTo(email, 'order-confirmation');
  expect(mails).toHaveLength(1);
  const [{ subject, html } = { subject: '', html: '' }] = mails;
  expect(subject).toContain(number);
  expect(html).toMatch(/2\s*×/);
  for (const said of [
    'Algemene voorwaarden',
    'Bedenktijd',
    'Modelformulier voor herroeping',
    'inclusief btw',
  ])
    expect(html.toLowerCase()).toContain(said.toLowerCase());
});

proves('newsletter', async (page) => {
  const email = `nieuws-${crypto.randomUUID()}@weefsel.example`;
  await page.goto('/nl/');
  const form = page.getByRole('contentinfo').locator('form', { has: page.getByLabel('E-mailadres') });
  await form.getByLabel('E-mailadres').fill(email);
  await form.getByRole('button').click();
  const mails = async () => (await mailsTo(email)).map(({ kind }) => kind);
  await expect.poll(mails).toEqual(['newsletter-confirmation']);
  await page.goto(await linkInMail(email, 'newsletter-confirmation'));
  await expect(main(page).getByRole('button').first()).toBeVisible();
});
