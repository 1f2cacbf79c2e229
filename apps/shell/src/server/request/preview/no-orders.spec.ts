import type { Snapshot } from '@weefsel/federation/server';
import { someAddresses } from '../addresses.fixture';
import { isCheckout } from './no-orders';

const snapshot: Snapshot = { amiss: [], remotes: new Map(), addresses: someAddresses };

test.each(['/checkout', '/checkout/', '/checkout//'])('%s is where orders are placed', (path) => {
  expect(isCheckout(path, snapshot)).toBe(true);
});

test.each(['/cart', '/checkout/finish', '/nl/', '/unknown'])('%s is not', (path) => {
  expect(isCheckout(path, snapshot)).toBe(false);
});

test('it is also where no remote shows it', () => {
  expect(isCheckout('/checkout', { ...snapshot, addresses: {} })).toBe(true);
  expect(isCheckout('/cart', { ...snapshot, addresses: {} })).toBe(false);
});
