import type { Page } from '@playwright/test';
import { DEMO, vendor, wellStocked } from './demo';

interface Mail {
  html: string;
}

export const PASSWORD = 'linnen en wol';

/** An address of its own for each test and each size of window: nobody registers twice. */
export const someEmail = (page: Page, name: string): string => {
  const { width = 0 } = page.viewportSize() ?? {};
  return `${name}-${width}-${Date.now()}@weefsel.example`;
};

/** The path that the newest mail of a kind to somebody leads to. */
export async function linkInMail(page: Page, recipient: string, kind: string): Promise<string> {
  const answer = await page.request.get(`${DEMO}/__demo/mails.json`, { params: { recipient, kind } });
  const { mails } = (await answer.json()) as { mails: Mail[] };
  const link = /href="(http[^"]+)"/.exec(mails[0]?.html ?? '')?.[1];
  if (!link) throw new Error(`No ${kind} mail with a link went to ${recipient}.`);
  const { pathname, search } = new URL(link.replaceAll('&amp;', '&'));
  return pathname + search;
}

/** Orders something as the customer of this browser, without walking through the checkout. */
export async function orderHere(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'sw-context-token')?.value;
  const { id } = await wellStocked(token);
  const items = [{ id, type: 'product', quantity: 1 }];
  await vendor('/checkout/cart/line-item', { items }, token);
  await vendor('/checkout/order', {}, token);
}
