import type { Page } from '@playwright/test';
import {
  arrivalOf,
  builtInPromises,
  dateWords,
  deliveryFacts,
} from '../../../../libs/contracts/src/promises';
import { expectAccessible } from '../axe';
import { installClock } from '../clock';
import { watchLayoutShift } from '../layout-shift';
import { ownProduct } from '../goods';
import { mailsTo } from '../outbox';
import { expect, hydrated, test, AVAILABLE } from '../shopper';
import { tooWide } from '../too-wide';
import { DETAILS, fillCart } from '../ways';

test.use({ pictures: true });

const HOME = 'NL';

/** The steps of a promise from a moment on, in the shop's words. */
const stepsFrom = (now: number) =>
  deliveryFacts(builtInPromises, now).steps.map(({ until, cutOff, days }) => ({
    until,
    sentence: `Vóór ${cutOff} besteld, ${days[HOME]} in huis`,
  }));

/** The current promise; re-evaluated in case a cut-off passes in between. */
const promised = () => stepsFrom(Date.now())[0]?.sentence ?? '';

const main = (page: Page) => page.getByRole('main');

test('the document of a product promises a day that can be held, and names where [PDP-02]', async ({
  request,
}) => {
  const product = await ownProduct();
  const before = promised();
  const html = (await (await request.get(product)).text()).replaceAll(/\s+/g, ' ');
  expect(
    [before, promised()].some((sentence) =>
      html.includes(`${sentence} in Nederland`.replaceAll('\u00a0', ' ')),
    ),
  ).toBe(true);
});

test('a product that stays open over the cut-off promises the next day, and nothing moves [PDP-02]', async ({
  page,
}) => {
  await installClock(page);
  const moved = await watchLayoutShift(page);
  await page.goto(await ownProduct());
  await hydrated(page);
  const [first, second] = stepsFrom(Date.now());
  await expect(main(page).getByText(`${first?.sentence} in Nederland`)).toBeVisible();
  const before = await moved();
  await page.clock.fastForward((first?.until ?? 0) - Date.now() + 1000);
  await expect(main(page).getByText(`${second?.sentence} in Nederland`)).toBeVisible();
  expect(await moved()).toBe(before);
  expect(await tooWide(page)).toBe(0);
});

test('the same sentence goes along to cart, checkout and order, and into the mail [CRT-04] [CRT-06] [CRT-08]', async ({
  page,
}) => {
  test.slow();
  await fillCart(page);
  const sentence = promised();
  const panel = page.getByRole('dialog');
  await expect(panel.getByText(`${sentence} in Nederland`)).toBeVisible();
  await panel.getByRole('link', { name: 'Bekijk winkelmand' }).click();
  await expect(main(page).getByText(`${sentence} in Nederland`)).toBeVisible();
  await main(page).getByRole('link', { name: 'Veilig afrekenen' }).click();
  const email = `noor-${crypto.randomUUID()}@weefsel.example`;
  for (const [label, value] of Object.entries({ ...DETAILS, 'E-mailadres': email }))
    await main(page).getByLabel(label, { exact: false }).fill(value);
  const next = page.getByRole('button', { name: 'Verder', exact: true });
  await next.click();
  // The address is now known.
  const home = main(page).getByRole('radio', { name: /^Bezorgen aan huis/ });
  await expect(home).toHaveAccessibleName(new RegExp(`^Bezorgen aan huis ${sentence} `));
  await expectAccessible(page);
  await next.click();
  await expect(main(page).getByText(sentence, { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: /iDEAL/ }).check();
  await next.click();
  await page.getByRole('checkbox', { name: /akkoord/ }).check();
  const day = dateWords(arrivalOf(Date.now(), HOME, builtInPromises));
  await page.getByRole('button', { name: 'Bestellen en betalen' }).click();
  await page.getByRole('button', { name: 'Gelukt (190)' }).click();
  await expect(main(page).getByText(new RegExp(`${day} in huis`, 'i'))).toBeVisible();
  const [mail] = await mailsTo(email, 'order-confirmation');
  expect(mail?.html).toMatch(new RegExp(`Vóór .* besteld, ${day} in huis\\.`));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the product and the cart promise it too [PDP-02] [CRT-04]', async ({ page }) => {
    await page.goto(await ownProduct());
    await expect(main(page).getByText(`${promised()} in Nederland`)).toBeVisible();
    await main(page).getByRole('radio', { name: AVAILABLE }).first().check({ force: true });
    await main(page).getByRole('button', { name: 'In winkelmand', exact: true }).first().click();
    await expect(main(page).getByText(`${promised()} in Nederland`)).toBeVisible();
  });
});
