import { screen } from '@testing-library/react';
import type { Transport } from '@weefsel/api-clients';
import type { TrackingEvent } from '@weefsel/contracts';
import { observer } from '../state';
import { showInShop, storesInTest } from '../testing/shop';
import { useHeart } from '../wishlist/use-heart';

const customer = { id: 'c', email: 'emma@voorbeeld.nl', active: true, guest: false };
const transport: Transport = async ({ url }) => ({
  status: 200,
  statusText: '',
  headers: {},
  text: JSON.stringify(url.endsWith('/context') ? { token: 'mine', customer } : { lineItems: [] }),
});

function someShop() {
  localStorage.clear();
  const stores = storesInTest({ transport });
  const told: TrackingEvent[] = [];
  stores.consent.choose(['statistics']);
  stores.tracking.connect('statistics', (event) => told.push(event));
  return { stores, told };
}

const Heart = observer(function Heart() {
  const { onToggle, label } = useHeart({ id: 'f'.repeat(32), name: 'Jurk' });
  return <button onClick={onToggle}>{label}</button>;
});

describe('the stores report', () => {
  test('logins [ANA-01]', async () => {
    const { stores, told } = someShop();
    await stores.session.login({ username: 'emma@voorbeeld.nl', password: 'geheim' });
    expect(told).toEqual([{ name: 'login', method: 'email' }]);
  });

  test('products added to the wishlist, not those removed from it [ANA-01]', async () => {
    const { stores, told } = someShop();
    const { shopper } = showInShop(<Heart />, stores);
    await shopper.click(screen.getByRole('button'));
    await shopper.click(screen.getByRole('button'));
    expect(told).toEqual([{ name: 'add_to_wishlist', items: [{ id: 'f'.repeat(32), name: 'Jurk' }] }]);
  });
});
