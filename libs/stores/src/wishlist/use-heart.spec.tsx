import { screen } from '@testing-library/react';
import type { Transport } from '@weefsel/api-clients';
import type { TrackingEvent } from '@weefsel/contracts';
import { observer } from '../state';
import { showInShop, storesInTest } from '../testing/shop';
import { useHeart } from './use-heart';

const ID = 'a'.repeat(32);

const Heart = observer(() => {
  const { pressed, label, failure, onToggle } = useHeart({ id: ID, name: 'Trui' });
  return (
    <>
      <button type="button" aria-pressed={pressed} onClick={onToggle}>
        {label}
      </button>
      <p role="status">{failure}</p>
    </>
  );
});

/** A heart on a page, with a backend that may be away. It keeps a customer's list. */
function someHeart({ isCustomer = false } = {}) {
  const backend = { isAway: false, saved: [] as { id: string }[] };
  const transport: Transport = async ({ url }) => {
    if (backend.isAway) return { status: 500, statusText: '', headers: {}, text: '{}' };
    if (url.endsWith(`/add/${ID}`)) backend.saved.push({ id: ID });
    const customer = { id: 'emma', active: true, guest: false };
    const text = JSON.stringify({ customer, products: { elements: backend.saved }, lineItems: [] });
    return { status: 200, statusText: '', headers: {}, text };
  };
  const stores = storesInTest({ transport, ...(isCustomer && { token: 'mine' }) });
  const told: TrackingEvent[] = [];
  stores.consent.choose(['statistics']);
  stores.tracking.connect('statistics', (event) => void told.push(event));
  const heart = () => screen.getByRole('button', { name: /Trui/ });
  return { ...showInShop(<Heart />, stores), backend, told, heart };
}

beforeEach(() => localStorage.clear());

describe('a heart', () => {
  test('is pressed and released, and only saving is reported [WSH-12] [ANA-01]', async () => {
    const { heart, resume, shopper, told } = someHeart();
    await resume();
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
    await shopper.click(heart());
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
    expect(told).toEqual([{ name: 'add_to_wishlist', items: [{ id: ID, name: 'Trui' }] }]);
    await shopper.click(heart());
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
    expect(told).toHaveLength(1);
  });

  test('is unpressed when saving fails, shows the failure until the next press, and reports nothing', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { backend, heart, resume, shopper, told } = someHeart({ isCustomer: true });
    await resume();
    backend.isAway = true;
    await shopper.click(heart());
    expect(await screen.findByText(/niet gelukt|lukt/i)).toBeVisible();
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
    expect(told).toEqual([]);
    backend.isAway = false;
    await shopper.click(heart());
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
    logged.mockRestore();
  });
});
