import { act, screen } from '@testing-library/react';
import type { Transport } from '@weefsel/api-clients';
import { runInAction } from '@weefsel/stores';
import { showInShop, storesInTest } from './testing/shop';
import { ProductHeart } from './product-heart';

const jas = { id: 'a'.repeat(32), name: 'Wollen jas' };
const heart = () => screen.getByRole('button', { name: 'Bewaar Wollen jas op je verlanglijst' });

beforeEach(() => localStorage.clear());

describe('the heart of a product', () => {
  test('saves it at once and takes it off again [WSH-07]', async () => {
    const { shopper, stores } = showInShop(<ProductHeart {...jas} />);
    await shopper.click(heart());
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
    expect(stores.wishlist.ids).toEqual([jas.id]);
    await shopper.click(heart());
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
  });

  test('keeps its state and shows an error until the next try when a customer’s list cannot be changed [WSH-10]', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let status = 500;
    const transport: Transport = async ({ url }) => ({
      status,
      statusText: '',
      headers: {},
      text: url.endsWith('/customer/wishlist')
        ? JSON.stringify({ products: { elements: [jas], total: 1 } })
        : '{}',
    });
    const { shopper, stores } = showInShop(<ProductHeart {...jas} />, storesInTest({ transport }));
    act(() => {
      runInAction(() => (stores.session.customer = { id: 'emma', email: 'e', active: true, guest: false }));
    });
    await shopper.click(heart());
    expect(await screen.findByRole('alert')).toHaveTextContent('Dat is niet gelukt. Probeer het opnieuw.');
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
    status = 200;
    await shopper.click(heart());
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    logged.mockRestore();
  });
});
