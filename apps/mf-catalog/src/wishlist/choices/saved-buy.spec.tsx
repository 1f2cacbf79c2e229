import { screen } from '@testing-library/react';
import type { Transport } from '@weefsel/api-clients';
import { showInShop, storesInTest } from '../../testing/shop';
import { SavedBuy } from './saved-buy';
import type { SavedChoice } from './saved-choice';

const SIZES: readonly SavedChoice[] = [
  { id: 'v36', size: '36', soldOut: true },
  { id: 'v38', size: '38' },
  { id: 'v40', size: '40' },
];

/** Renders a saved blouse. The backend's cart holds `pieces` after an addition. */
function show(choices: readonly SavedChoice[] | undefined, pieces = 1) {
  const put: string[] = [];
  const backend = { down: false };
  const transport: Transport = async ({ body }) => {
    const { items = [] } = JSON.parse(String(body ?? '{}')) as { items?: { id: string }[] };
    put.push(...items.map(({ id }) => id));
    const lineItems = items.map(({ id }) => ({ id, type: 'product', quantity: pieces, good: true }));
    return {
      status: backend.down ? 500 : 200,
      statusText: '',
      headers: {},
      text: JSON.stringify({ lineItems: pieces > 0 ? lineItems : [] }),
    };
  };
  const stores = storesInTest({ transport });
  const view = showInShop(<SavedBuy productId="p" name="Linnen blouse" choices={choices} />, stores);
  const press = () =>
    view.shopper.click(screen.getByRole('button', { name: /^In winkelmand\s+Linnen blouse$/ }));
  return { ...view, stores, put, backend, press };
}
const sizes = () => screen.getByRole('combobox', { name: 'Keuze voor Linnen blouse' });

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('a saved product that can be bought', () => {
  test('asks for a size first, at the field, and then puts it into the cart and shows that', async () => {
    const { resume, press, put, shopper, stores } = show(SIZES);
    await resume();
    await press();
    expect(sizes()).toHaveFocus();
    expect(sizes()).toHaveAccessibleDescription('Maak eerst een keuze.');
    expect(put).toEqual([]);
    await shopper.selectOptions(sizes(), '38');
    expect(sizes()).not.toHaveAccessibleDescription();
    await press();
    expect(put).toEqual(['v38']);
    expect(stores.overlay.open).toBe('cart');
  });

  test('disables sold-out sizes, also one that has just sold out', async () => {
    const { resume, press, shopper, stores } = show(SIZES, 0);
    await resume();
    expect(screen.getByRole('option', { name: '36 – uitverkocht' })).toBeDisabled();
    await shopper.selectOptions(sizes(), '40');
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent(/Linnen blouse is net uitverkocht/);
    expect(screen.getByRole('option', { name: '40 – uitverkocht' })).toBeDisabled();
    expect(stores.overlay.open).toBeNull();
  });

  test('keeps the choice and shows an error when commerce fails', async () => {
    const { resume, press, shopper, backend } = show(SIZES);
    await resume();
    backend.down = true;
    await shopper.selectOptions(sizes(), '40');
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent(/niet gelukt/);
    expect(sizes()).toHaveValue('v40');
  });

  test('needs no choice when there is one thing to buy', async () => {
    const { resume, press, put } = show([{ id: 'bag' }]);
    await resume();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    await press();
    expect(put).toEqual(['bag']);
  });
});

test('marks a saved product without stock as sold out, and renders nothing without known choices', () => {
  const { unmount } = show([{ id: 'v36', size: '36', soldOut: true }]);
  expect(screen.getByText('Uitverkocht')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  unmount();
  expect(show([]).container).toBeEmptyDOMElement();
});
