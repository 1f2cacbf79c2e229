import type { Page } from '@playwright/test';
import { beginSession, vendor } from './demo';
import { ownVariant } from './goods';

interface GuestOrder {
  email: string;
  zipcode: string;
  number: string;
  /** Path of the link in the order's mail. */
  link: string;
}

/** An order of a guest, placed without this browser. */
export async function guestOrder(page: Page): Promise<GuestOrder> {
  const email = `gast-${crypto.randomUUID()}@weefsel.example`;
  const zipcode = '3511 NR';
  const { elements: countries } = await vendor<{ elements: { id: string; iso: string }[] }>('/country', {});
  const product = await ownVariant();
  const origin = new URL((await page.request.get('/nl/')).url()).origin;
  const token = await beginSession('/account/register', {
    guest: true,
    email,
    firstName: 'Gerda',
    lastName: 'Gast',
    storefrontUrl: origin,
    billingAddress: {
      street: 'Kade 5',
      zipcode,
      city: 'Utrecht',
      countryId: countries.find(({ iso }) => iso === 'NL')?.id,
    },
  });
  const items = [{ id: product.id, type: 'product', quantity: 2 }];
  await vendor('/checkout/cart/line-item', { items }, token);
  const { orderNumber, deepLinkCode } = await vendor<{ orderNumber: string; deepLinkCode: string }>(
    '/checkout/order',
    {},
    token,
  );
  return { email, zipcode, number: orderNumber, link: `/account/order/${deepLinkCode}` };
}
