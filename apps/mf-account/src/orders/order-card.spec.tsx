import type { LineItem, Order } from '@weefsel/api-clients';
import { screen } from '@testing-library/react';
import { showInShop } from '../testing/shop';
import { someOrder } from '../testing/some-order';
import { OrderCard } from './order-card';

const piece = (id: string): LineItem => ({
  id,
  type: 'product',
  quantity: 1,
  cover: { url: `${id}.jpg` },
});

function showCard(order: Order, level: 2 | 3 = 2) {
  const { container } = showInShop(<OrderCard order={order} level={level} />);
  return { card: screen.getByRole('article'), pictures: container.querySelectorAll('img') };
}

describe('an order in a list [ACC-03]', () => {
  test('shows its number, state, date, number of articles and price, and links to the order', () => {
    const { card } = showCard(someOrder(), 3);
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Bestelling 10042');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/account/order/link-10042');
    expect(card).toHaveTextContent(/Ontvangen.*18-11-2026.*3 artikelen.*109,85/);
  });

  test('shows the singular for one article', () => {
    expect(showCard({ ...someOrder(), lineItems: [piece('a')] }).card).toHaveTextContent('1 artikel€');
  });

  test('shows four pictures at most', () => {
    const lineItems = ['a', 'b', 'c', 'd', 'e'].map(piece);
    expect(showCard({ ...someOrder(), lineItems }).pictures).toHaveLength(4);
  });

  test('without a link code is linked by its id', () => {
    showCard({ id: 'order-1', orderNumber: '1' });
    expect(screen.getByRole('link')).toHaveAttribute('href', '/account/order/order-1');
  });
});
