import { ownProduct } from '../goods';
import { DETAILS } from '../ways';
import type { Engine } from './engine';
import { expect } from './engine-test';

/** Heading of the cart page, with the number of items. */
export const CART_TITLE = /^Winkelmand \(\d+\)/;

/** Chooses the first available size, and adds the product to the cart. */
export async function addToCart(shopper: Engine): Promise<void> {
  await shopper.click({ role: 'radio', within: 'label[data-sold-out=false]' });
  await shopper.click({ role: 'button', name: 'In winkelmand', within: 'form' });
}

/** Fills the cart with one item; its panel is open afterwards. */
export async function fillCart(shopper: Engine): Promise<void> {
  await shopper.openAlive(await ownProduct());
  await addToCart(shopper);
  await shopper.sees({ role: 'link', name: 'Bekijk winkelmand', within: 'dialog[open]' });
}

/** Fills in the first step of the checkout. */
export async function fillDetails(shopper: Engine): Promise<void> {
  for (const [label, value] of Object.entries(DETAILS))
    await shopper.type(new RegExp(`^${label}`), value, 'main');
  // The postcode belongs to another street: its suggestion moves the button below.
  await shopper.sees({ role: 'button', name: 'Neem over' });
}

/** Waits for a minimum number of cards. */
export const cardsShown = (shopper: Engine, least: number): Promise<void> =>
  expect.poll(() => shopper.count({ role: 'article', within: 'main' })).toBeGreaterThanOrEqual(least);
