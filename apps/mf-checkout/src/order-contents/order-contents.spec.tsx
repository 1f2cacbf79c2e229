import { screen, within } from '@testing-library/react';
import type { LineItem } from '@weefsel/api-clients';
import { showInShop } from '../testing/stores-for';
import { OrderContents } from './order-contents';

const trousers: LineItem = {
  id: 'a',
  type: 'product',
  label: 'Linnen broek',
  quantity: 2,
  price: { unitPrice: 39.95, quantity: 2, totalPrice: 79.9 },
};

function show(...lineItems: LineItem[]) {
  const order = { lineItems, positionPrice: 79.9, shippingTotal: 4.95, amountTotal: 84.85 };
  showInShop(<OrderContents order={order} />);
  return screen.getByRole('list', { name: 'Wat je hebt besteld' });
}

const amounts = () =>
  screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent.replace('\u00a0', ' ')]);

describe('the contents of an order [ACC-03] [CRT-08]', () => {
  test('list its goods by name, quantity and price, with the totals', () => {
    expect(show(trousers)).toHaveTextContent(/^Linnen broekAantal: 2€\s79,90$/);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(amounts()).toEqual([
      ['Subtotaal', '€ 79,90'],
      ['Verzendkosten', '€ 4,95'],
      ['Totaal inclusief btw', '€ 84,85'],
    ]);
  });

  test('link to the products, with brand, colour and size', () => {
    const options = [
      { group: 'Kleur', option: 'Zwart' },
      { group: 'Maat', option: '38' },
    ];
    const payload = { options, manufacturerName: 'Sølvane', seoPath: 'nl/dames/linnen-broek-1' };
    expect(show({ ...trousers, payload })).toHaveTextContent(/^SølvaneLinnen broekZwart, 38Aantal: 2/);
    const link = screen.getByRole('link', { name: 'Linnen broek' });
    expect(link).toHaveAttribute('href', '/nl/dames/linnen-broek-1');
  });

  test('list a discount among the amounts, not among the goods', () => {
    const price = { unitPrice: -10, quantity: 1, totalPrice: -10 };
    const discount = { id: 'c', type: 'promotion', label: 'Welkomstkorting', quantity: 1, price };
    expect(within(show(trousers, discount)).getAllByRole('listitem')).toHaveLength(1);
    expect(amounts()[0]).toEqual(['Welkomstkorting', '€ -10,00']);
  });

  test('end with the amount to pay where a part was withdrawn, and not where all of it is due', () => {
    const order = { positionPrice: 79.9, shippingTotal: 4.95, amountTotal: 84.85 };
    const owed = (totalPrice: number) => [
      { stateMachineState: { technicalName: 'open' }, amount: { totalPrice } },
    ];
    const { unmount } = showInShop(<OrderContents order={{ ...order, transactions: owed(44.9) }} />);
    expect(amounts().at(-1)).toEqual(['Nog te betalen', '€ 44,90']);
    unmount();
    showInShop(<OrderContents order={{ ...order, transactions: owed(84.85) }} />);
    expect(amounts().at(-1)).toEqual(['Totaal inclusief btw', '€ 84,85']);
  });

  test('show the three totals of an order without any data', () => {
    showInShop(<OrderContents order={{}} />);
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
    expect(screen.getAllByRole('term')).toHaveLength(3);
  });
});
