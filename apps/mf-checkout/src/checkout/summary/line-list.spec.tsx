import { screen, within } from '@testing-library/react';
import { showInShop } from '../../testing/stores-for';
import { toLine } from '../../cart/lines/to-line';
import { product } from '../../testing/cart-backend';
import { LineList } from './line-list';

const trui = toLine(product('trui', 'Wollen trui'));
const price = { unitPrice: 5, quantity: 2, totalPrice: 10 };
const sok = toLine(product('sok', 'Sok', { quantity: 2, price, payload: {}, cover: null }));

describe('the short list of ordered lines', () => {
  test('has name, choice, picture and amount of each [CRT-06]', () => {
    showInShop(<LineList lines={[trui, sok]} />);
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent(/^Wollen truiKleur: Blauw, Maat: M€\s20,00$/);
    expect(first?.querySelector('img')).toHaveAttribute('src', expect.stringContaining('trui.jpg'));
    expect(second).toHaveTextContent(/^2 × Sok€\s10,00$/);
    expect(second?.querySelector('img')).toBeNull();
    expect(within(second as HTMLElement).getAllByText(/./)).toHaveLength(2);
  });

  test('keeps the place of one line until it is known [CRT-06]', () => {
    showInShop(<LineList lines={[trui]} loading />);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.queryByText('Wollen trui')).not.toBeInTheDocument();
  });
});
