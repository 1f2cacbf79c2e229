import { act, screen, waitFor } from '@testing-library/react';
import { fromAny } from '@total-typescript/shoehorn';
import type { RootStore } from '@weefsel/stores';
import { showInShop } from '../../testing/shop';
import type { ProductPageData } from '../product-page-data';
import { bringDrawer } from './bring-drawer';
import { SizeDrawerPlace } from './size-drawer-place';
import { SizeHelp } from './size-help';

const data = fromAny<ProductPageData, Partial<ProductPageData>>({
  path: '/nl/dames/rok-1',
  crumbs: [
    { name: 'Rokken', href: '/nl/dames/kleding/rokken/' },
    { name: 'Rok', href: '/nl/dames/rok-1' },
  ],
  sizes: ['36', '38'],
  lengths: [],
  colours: [],
  variants: ['36', '38'].map((size) => ({
    id: size,
    colour: '',
    size,
    inStock: true,
    price: { kind: 'regular' as const, amount: 50 },
  })),
  defaultColour: '',
});

const select = jest.fn();

beforeEach(() => {
  select.mockClear();
  localStorage.clear();
  localStorage.setItem('weefsel-measures', '{"unit":"cm","measures":{"waist":72,"hip":97}}');
});

const show = (sold = data) =>
  showInShop(
    <>
      <SizeHelp />
      <SizeDrawerPlace data={sold} selection={{ colour: '' }} select={select} />
    </>,
  );

const link = () => screen.getByRole('link', { name: 'Welke maat heb ik?' });

describe('the size help', () => {
  test('is a link to the page with all tables', () => {
    show();
    expect(link()).toHaveAttribute('href', '/nl/maattabel/');
  });

  test('opens the drawer, which is a panel of the shop', async () => {
    const { shopper, stores } = show();
    await shopper.click(link());
    expect(await screen.findByRole('dialog', { name: 'Welke maat heb ik?' })).toBeInTheDocument();
    expect(stores.overlay.open).toBe('sizes');
    await shopper.click(screen.getByRole('button', { name: 'Sluiten' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('opens without a click when the overlay store shows it', async () => {
    const { stores } = show();
    act(() => stores.overlay.show('sizes'));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });

  test('selects the size chosen in it, closes, and announces the size', async () => {
    const { shopper } = show();
    await shopper.click(link());
    await shopper.click(await screen.findByRole('button', { name: 'Kies maat 38' }));
    expect(select).toHaveBeenCalledWith({ size: '38' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Maat 38');
  });

  test('chooses on the page’s own entry of the history, once the panel’s is left', async () => {
    const { shopper, stores } = show();
    let isOnEntry = true;
    stores.overlay.isOnEntry = () => isOnEntry;
    await shopper.click(link());
    await shopper.click(await screen.findByRole('button', { name: 'Kies maat 38' }));
    expect(select).not.toHaveBeenCalled();
    isOnEntry = false;
    await waitFor(() => expect(select).toHaveBeenCalledWith({ size: '38' }));
  });

  test('reports that these sizes have no table, and links to all tables', async () => {
    const { shopper } = show({ ...data, sizes: ['92', '98'] });
    await shopper.click(link());
    expect(await screen.findByText(/hebben we geen tabel/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Alle maattabellen en hoe je meet' })).toHaveAttribute(
      'href',
      '/nl/maattabel/',
    );
  });

  test('brings no drawer without the texts for it', async () => {
    const snippets = fromAny<RootStore['snippets'], unknown>({ load: async () => undefined });
    await expect(bringDrawer(snippets)).rejects.toThrow('no texts');
  });
});
