import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe';
import { DEMO } from '../demo';
import { guestOrder } from '../guest-order';
import { moveOrder } from '../move-order';
import { expect, hydrated, test } from '../shopper';
import { tooWide } from '../too-wide';
import { main, receiptsTo, title } from '../withdrawal-ways';

test.use({ pictures: true });

/** Opens a guest's order by its link. */
async function openAsGuest(page: Page): Promise<Awaited<ReturnType<typeof guestOrder>>> {
  const order = await guestOrder(page);
  await page.goto(order.link);
  const proof = page.getByRole('form', { name: 'Bekijk je bestelling' });
  await proof.getByLabel('E-mailadres').fill(order.email);
  await proof.getByLabel('Postcode').fill(order.zipcode.replace(' ', '').toLowerCase());
  await proof.getByRole('button').click();
  await expect(title(page)).toHaveText(`Bestelling ${order.number}`);
  return order;
}

/** Successive states of a payment, and whether the order can be paid in each. */
const PAYMENTS: readonly (readonly [transition: string, isToPay: boolean])[] = [
  ['remind', true],
  ['fail', true],
  ['reopen', true],
  ['process_unconfirmed', true],
  ['cancel', true],
  ['paid', false],
  ['chargeback', true],
  ['refund', false],
];

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a guest can pay again by the link of the order, in each state that allows it', async ({ page }) => {
      const { number } = await openAsGuest(page);
      const toPay = main(page).getByRole('heading', { name: 'Deze bestelling is nog niet betaald' });
      const ways = main(page).getByRole('radio');
      await expect(toPay).toBeVisible();
      for (const [transition, isToPay] of PAYMENTS) {
        await moveOrder(number, `order_transaction:${transition}`);
        await page.reload();
        if (javaScriptEnabled) await hydrated(page);
        await expect(title(page)).toHaveText(`Bestelling ${number}`);
        expect({ transition, isToPay: await toPay.isVisible() }).toEqual({ transition, isToPay });
        expect((await ways.count()) > 0).toBe(isToPay);
      }
    });

    test('a guest keeps the invoice of a paid order as a file, and stays where it was [ACC-03]', async ({
      page,
    }) => {
      const { number } = await openAsGuest(page);
      const button = main(page).getByRole('button', { name: /^Factuur \S+ downloaden$/ });
      await moveOrder(number, 'order_transaction:paid');
      await page.reload();
      for (let time = 0; time < 2; time += 1) {
        const kept = page.waitForEvent('download');
        await button.click();
        const file = await kept;
        expect(file.suggestedFilename()).toMatch(/^factuur-\S+\.pdf$/);
        const bytes = await readFile(await file.path());
        expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
      }
      await expect(title(page)).toHaveText(`Bestelling ${number}`);
      await expect(button).toBeEnabled();
    });

    test('a guest follows two parcels and prints the label of what goes back', async ({ page, browser }) => {
      const { email, number, zipcode } = await openAsGuest(page);
      await moveOrder(number, 'order_transaction:paid');
      await page.reload();
      await expect(main(page).getByText(/^We verwachten het \S+ \d+ \S+ bij je\.$/)).toBeVisible();
      await moveOrder(number, 'order_delivery:ship_partially', 'order_delivery:ship');
      await page.reload();
      const steps = main(page).getByRole('region', { name: 'Zo ver is je bestelling' }).or(main(page));
      await expect(steps.getByText('Verzonden', { exact: true })).toBeVisible();
      const parcel = main(page).getByRole('link', { name: 'Volg pakket 2 van 2' });
      expect(await parcel.getAttribute('href')).toMatch(new RegExp(`^${DEMO}/carrier/parcels/3SWEEF\\d+$`));
      const carrier = await browser.newPage();
      await carrier.goto((await parcel.getAttribute('href')) ?? '');
      await expect(carrier.getByRole('heading', { name: 'Aangemeld' })).toBeVisible();
      await carrier.close();

      await main(page).getByRole('button', { name: 'Overeenkomst herroepen' }).click();
      await main(page)
        .getByLabel(/^Hoeveel van /)
        .selectOption('1');
      await main(page).getByRole('button', { name: 'Verder met mijn keuze' }).click();
      await main(page).getByRole('button', { name: 'Herroeping bevestigen' }).click();
      await expect(title(page)).toHaveText('We hebben je herroeping ontvangen');
      const receipt = page.url();
      await main(page).getByRole('link', { name: 'Retourlabel printen of tonen' }).click();
      await expect(title(page)).toHaveText('Je retourlabel');
      const sheet = main(page).getByRole('region', { name: 'Je retourlabel' });
      for (const part of ['Kade 5', zipcode, `R${number}-1`, number, 'retouren'])
        await expect(sheet).toContainText(part);
      await expect(sheet.getByRole('img')).toHaveCount(2);
      await page.emulateMedia({ media: 'print' });
      await expect(sheet).toBeVisible();
      for (const rest of [
        title(page),
        page.getByRole('banner').getByRole('link').first(),
        page.getByText('Geen printer?'),
      ])
        await expect(rest).toBeHidden();
      await page.emulateMedia({ media: null });

      // The code of the withdrawal alone does not reveal the guest's address.
      const stranger = await (await browser.newContext({ javaScriptEnabled })).newPage();
      await stranger.goto(receipt.replace('/order/withdraw', '/order/return-label'));
      await expect(title(stranger)).toHaveText('Is dit jouw label?');
      await expect(main(stranger)).not.toContainText('Kade 5');
      const answer = async (typed: string) => {
        await main(stranger).getByLabel('Postcode').fill(typed);
        await main(stranger).getByRole('button', { name: 'Toon mijn label' }).click();
      };
      await answer('1000 AA');
      await expect(main(stranger).getByRole('alert')).toContainText('hoort niet bij de bestelling');
      await answer(zipcode);
      await expect(main(stranger)).toContainText('Kade 5');
      expect(stranger.url()).not.toContain('3511');

      const [mail] = await receiptsTo(email);
      const link = /href="([^"]*return-label[^"]*)"/.exec(mail?.html ?? '')?.[1] ?? '';
      await stranger.goto(new URL(link.replaceAll('&amp;', '&')).pathname + new URL(link).search);
      await expect(title(stranger)).toHaveText('Je retourlabel');
      await moveOrder(number, 'order_transaction:refund_partially');
      await stranger.reload();
      await expect(main(stranger)).toContainText('Je geld van deze retour is al terug');
      await expect(main(stranger).getByRole('img')).toHaveCount(0);
      await stranger.context().close();
    });
  });
}

test('order and label are accessible, and hold text of twice the size on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { number } = await openAsGuest(page);
  await moveOrder(number, 'order_transaction:paid', 'order_delivery:ship');
  const look = async () => {
    await hydrated(page);
    await expectAccessible(page);
    await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
    expect(await tooWide(page)).toBe(0);
    await page.evaluate(() => void (document.documentElement.style.fontSize = ''));
  };
  await page.reload();
  await look();
  await main(page).getByRole('button', { name: 'Overeenkomst herroepen' }).click();
  await main(page).getByRole('button', { name: 'Alles herroepen' }).click();
  await main(page).getByRole('button', { name: 'Herroeping bevestigen' }).click();
  await main(page).getByRole('link', { name: 'Retourlabel printen of tonen' }).press('Enter');
  await expect(title(page)).toHaveText('Je retourlabel');
  await look();
});
