import type { Page } from 'playwright';
import { GUEST_DETAILS } from '../guest.ts';
import { addToCart, logIn, open } from './page-steps.ts';
import {
  endPayment,
  fillDetails,
  order,
  placeOrder,
  reviewAsCustomer,
  toCheckout,
  toDelivery,
  toPayment,
  toReview,
} from './order-steps.ts';
import type { Samples } from './find-samples.ts';
import type { Scene } from './scene.ts';

const main = (page: Page) => page.getByRole('main');

/** Orders as a new guest, pays, and begins a withdrawal from the order. */
async function orderToWithdraw(page: Page, { product }: Samples): Promise<void> {
  await order(page, product);
  await endPayment(page, 'Gelukt (190)');
  const number = /\d{5,}/.exec((await main(page).textContent()) ?? '')?.[0] ?? '';
  await open(page, '/order/withdraw');
  const form = page.getByRole('form', { name: 'Zoek je bestelling' });
  await form.getByLabel('Bestelnummer').fill(number);
  await form.getByLabel('E-mailadres').fill(GUEST_DETAILS['E-mailadres']);
  await form.getByRole('button', { name: 'Zoek mijn bestelling' }).click();
  await main(page).getByRole('button', { name: 'Alles herroepen' }).waitFor();
}

/** Checkout, payment, orders and withdrawal. */
export const orderScenes: readonly Scene[] = [
  { name: 'checkout', stage: (page, { product }) => toCheckout(page, product) },
  {
    name: 'checkout-empty-fields',
    stage: async (page, { product }) => {
      await toCheckout(page, product);
      await main(page).getByRole('button', { name: 'Verder', exact: true }).click();
      await page.getByText('Nog niet alles is goed ingevuld').waitFor();
    },
  },
  {
    name: 'checkout-filled',
    stage: async (page, { product }) => {
      await toCheckout(page, product);
      await fillDetails(page);
    },
  },
  { name: 'checkout-delivery', stage: (page, { product }) => toDelivery(page, product) },
  { name: 'checkout-payment', stage: (page, { product }) => toPayment(page, product) },
  { name: 'checkout-review', stage: (page, { product }) => toReview(page, product) },
  {
    name: 'order-paid',
    stage: async (page, { product }) => {
      await order(page, product);
      await endPayment(page, 'Gelukt (190)');
    },
  },
  {
    name: 'order-not-paid',
    stage: async (page, { product }) => {
      await order(page, product);
      await endPayment(page, 'Mislukt (490)');
    },
  },
  { name: 'withdrawal-lines', stage: orderToWithdraw },
  {
    name: 'withdrawal-confirm',
    stage: async (page, samples) => {
      await orderToWithdraw(page, samples);
      await main(page).getByRole('button', { name: 'Alles herroepen' }).click();
      await main(page).getByRole('button', { name: 'Herroeping bevestigen' }).waitFor();
    },
  },
  {
    name: 'withdrawal-done',
    stage: async (page, samples) => {
      await orderToWithdraw(page, samples);
      await main(page).getByRole('button', { name: 'Alles herroepen' }).click();
      await main(page).getByRole('button', { name: 'Herroeping bevestigen' }).click();
      await page.getByRole('heading', { name: 'We hebben je herroeping ontvangen' }).waitFor();
    },
  },
  {
    name: 'order-of-customer',
    stage: async (page, { product }) => {
      await logIn(page, 'Weefsel2026!');
      await page.getByRole('heading', { level: 1, name: /Emma/ }).waitFor();
      await addToCart(page, product);
      await open(page, '/checkout');
      await reviewAsCustomer(page);
      await placeOrder(page);
      await endPayment(page, 'Gelukt (190)');
      await open(page, '/account/orders');
      await main(page)
        .getByRole('link', { name: /^Bestelling \d/ })
        .first()
        .click();
      await page.getByRole('heading', { level: 1, name: /^Bestelling \d/ }).waitFor();
    },
  },
];
