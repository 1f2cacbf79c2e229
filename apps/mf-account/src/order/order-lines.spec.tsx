import { screen } from '@testing-library/react';
import { showInShop } from '../testing/shop';
import type { OrderLine } from '../orders/to-order-line';
import { OrderLines } from './order-lines';

const bare: OrderLine = {
  id: 'a',
  again: { id: 'broek', name: 'Linnen broek', quantity: 2, options: [] },
  name: 'Linnen broek',
  options: '',
  quantity: 2,
  total: 79.9,
};

const showLine = (line: Partial<OrderLine>) => {
  showInShop(<OrderLines lines={[{ ...bare, ...line }]} />);
  return screen.getByRole('listitem');
};

describe('a line of an order [ACC-03]', () => {
  test('says name, pieces and price, and leads nowhere when its product is nowhere', () => {
    expect(showLine({})).toHaveTextContent(/^Linnen broekAantal: 2€\s79,90$/);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  test('leads to its product, and says brand, size and colour', () => {
    const line = showLine({ href: '/nl/broek', brand: 'Sølvane', options: 'Zwart, 38' });
    expect(screen.getByRole('link', { name: 'Linnen broek' })).toHaveAttribute('href', '/nl/broek');
    expect(line).toHaveTextContent(/^SølvaneLinnen broekZwart, 38Aantal: 2/);
  });
});
