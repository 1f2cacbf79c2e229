import type { Page } from '@playwright/test';
import { ownProduct } from '../../goods';
import { expect, test } from '../../shopper';
import { DETAILS } from '../../ways';
import { fillIn, main, press, step, toCheckout } from '../../without-script-ways';
import { KINDS_OF_PAGES, proves } from './proves';

test.use({ javaScriptEnabled: false });

/** Expects a link in every page's footer; the bare frame of an order may lack it. */
async function everyPageLeads(page: Page, name: string, path: string, except: readonly string[] = []) {
  for (const address of [...KINDS_OF_PAGES, await ownProduct()].filter((one) => !except.includes(one))) {
    await page.goto(address);
    const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true });
    expect(await link.getAttribute('href'), `${name} of ${address}`).toBe(path);
  }
  expect((await page.goto(path))?.status()).toBe(200);
}

/** Their frame links to help, terms, privacy and withdrawal only. */
const BARE = ['/login', '/checkout'];

proves('withdrawal', async (page) => {
  await everyPageLeads(page, 'Overeenkomst herroepen', '/order/withdraw');
  const form = page.getByRole('form', { name: 'Zoek je bestelling' });
  for (const label of ['Bestelnummer', 'E-mailadres']) await expect(form.getByLabel(label)).toBeVisible();
  await page.goto('/nl/herroepingsformulier/');
  await expect(main(page)).toContainText('herroep');
});

proves('guarantee', async (page) => {
  await everyPageLeads(page, 'Wettelijke garantie', '/nl/garantie/', BARE);
  await expect(main(page)).toContainText('minstens twee jaar');
  await expect(main(page).getByRole('link', { name: 'Your Europe' })).toHaveAttribute(
    'href',
    /^https:\/\/europa\.eu\/youreurope\//,
  );
  await toCheckout(page);
  await fillIn(page, DETAILS);
  for (const next of ['Bezorging', 'Betaling', 'Controleren en bestellen']) {
    await press(page, 'Verder');
    await expect(step(page)).toHaveText(next);
  }
  const notice = main(page).getByText('wettelijke garantie, van minstens twee jaar').first();
  await expect(notice.getByRole('link')).toHaveAttribute('href', '/nl/garantie/');
});

proves('trader', async (page) => {
  await everyPageLeads(page, 'Colofon', '/nl/colofon/', BARE);
  const told = await main(page).innerText();
  for (const fact of [
    /Weefsel Mode B\.V\./,
    /\d{4} [A-Z]{2} \S+/,
    /KvK-nummer \d{8}/,
    /NL\d{9}B\d{2}/,
    /\S+@\S+/,
    /\d{3}\s\d/,
  ])
    expect(told).toMatch(fact);
});

proves('complaints', async (page) => {
  await everyPageLeads(page, 'Algemene voorwaarden', '/nl/algemene-voorwaarden/');
  const complaints = main(page).getByRole('heading', { name: 'Klachten en recht' });
  await expect(complaints).toBeVisible();
  await expect(main(page)).toContainText(/Mail je klacht .* je krijgt binnen 14 dagen antwoord/);
});

proves('accessibility', async (page) => {
  await everyPageLeads(page, 'Toegankelijkheid', '/nl/toegankelijkheid/', BARE);
  const told = main(page);
  for (const said of ['WCAG 2.2', 'EN 301 549', 'De site voldoet gedeeltelijk', 'Wat nog niet goed gaat'])
    await expect(told).toContainText(said);
  await expect(told).toContainText(/Binnen twee werkdagen krijg je antwoord/);
});
