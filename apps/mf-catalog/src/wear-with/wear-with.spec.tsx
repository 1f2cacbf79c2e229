import { screen, within } from '@testing-library/react';
import type { Transport } from '@weefsel/api-clients';
import { showInShop, storesInTest } from '../testing/shop';
import type { Piece, WearWithData } from './wear-with-data';
import { Fragment } from './wear-with';

const piece = (id: string, name: string, ...labels: string[]): Piece => ({
  card: { id, href: `/nl/${id}`, brand: 'Fjordal', name, price: { kind: 'regular', amount: 50 } },
  choices: labels.map((label) => ({ label, id: `${id}-${label}`, soldOut: label === '40' })),
});
const data: WearWithData = {
  looks: [{ href: '/nl/looks/coltrui/', title: 'Coltrui en plooirok' }],
  pieces: [piece('trui', 'Coltrui', 'S', 'M', '40'), piece('tas', 'Schoudertas', 'One size')],
};
const path = '/nl/dames/rok-1';

/** Commerce that adds all but these to the cart. Each response has all lines so far. */
function selling(...lacking: string[]) {
  const lines: object[] = [];
  return jest.fn<ReturnType<Transport>, Parameters<Transport>>(async ({ body }) => {
    const { items = [] } = JSON.parse(String(body ?? '{}')) as { items?: { id: string }[] };
    items
      .filter(({ id }) => !lacking.includes(id))
      .forEach(({ id }) => lines.push({ id, type: 'product', quantity: 1, good: true }));
    return { status: 200, statusText: '', headers: {}, text: JSON.stringify({ lineItems: lines }) };
  });
}

const show = (transport: Transport = selling(), given: WearWithData | null = data) =>
  showInShop(<Fragment beside="rok" path={path} data={given} />, storesInTest({ transport }));

const size = (name: string) => screen.getByRole('combobox', { name: `Maat van ${name}` });
const all = () => screen.getByRole('button', { name: 'Alles in winkelmand' });
const row = (place: number) => screen.getAllByRole('listitem')[place] ?? document.body;

describe('the wear-with list of a product', () => {
  test('shows name, price and choice of each product, and links to its look', () => {
    show();
    expect(screen.getByRole('heading', { level: 2, name: 'Draag het met' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Coltrui en plooirok' })).toHaveAttribute(
      'href',
      '/nl/looks/coltrui/',
    );
    expect(within(row(0)).getByRole('link', { name: 'Coltrui' })).toHaveAttribute('href', '/nl/trui');
    expect(row(0)).toHaveTextContent(/€\s50,00/);
    expect(within(size('Coltrui')).getByRole('option', { name: '40 (uitverkocht)' })).toBeDisabled();
    expect(size('Coltrui')).toHaveValue('');
    expect(size('Schoudertas')).toHaveValue('One size');
  });

  test('is a form of the product’s page, for a browser without script', () => {
    const { container } = show();
    expect(container.querySelector('form')).toHaveAttribute('action', path);
    expect(all()).toHaveAttribute('value', 'wear-with');
  });

  test('puts all products into the cart, and opens the cart', async () => {
    const transport = selling();
    const { shopper, stores } = show(transport);
    await shopper.selectOptions(size('Coltrui'), 'M');
    await shopper.click(all());
    expect(stores.cart.lines.map(({ id }) => id)).toEqual(['trui-M', 'tas-One size']);
    expect(stores.overlay.open).toBe('cart');
  });

  test('asks for a missing size, and puts nothing into the cart', async () => {
    const transport = selling();
    const { shopper } = show(transport);
    await shopper.click(all());
    expect(size('Coltrui')).toHaveFocus();
    expect(size('Coltrui')).toHaveAccessibleDescription('Kies je maat, of neem dit artikel niet mee.');
    expect(transport).not.toHaveBeenCalled();
  });

  test('leaves out a product that the shopper has deselected', async () => {
    const { shopper, stores } = show();
    await shopper.selectOptions(size('Coltrui'), 'Niet meenemen');
    await shopper.click(all());
    expect(stores.cart.lines.map(({ id }) => id)).toEqual(['tas-One size']);
  });

  test('shows an error when every product is deselected', async () => {
    const { shopper } = show();
    await shopper.selectOptions(size('Coltrui'), 'Niet meenemen');
    await shopper.selectOptions(size('Schoudertas'), 'Niet meenemen');
    await shopper.click(all());
    expect(screen.getByRole('alert')).toHaveTextContent('Je hebt nog niets gekozen');
  });

  test('shows the result of each product, and deselects those already in the cart', async () => {
    const { shopper, stores } = show(selling('tas-One size'));
    await shopper.selectOptions(size('Coltrui'), 'M');
    await shopper.click(all());
    expect(await screen.findByText(/Niet alles ligt in je winkelmand/)).toBeVisible();
    expect(row(0)).toHaveTextContent('Ligt in je winkelmand.');
    expect(row(1)).toHaveTextContent('Schoudertas is net uitverkocht in deze maat.');
    expect(size('Coltrui')).toHaveValue('-');
    expect(size('Schoudertas')).toHaveValue('One size');
    expect(stores.overlay.open).toBeNull();
  });

  test('reports that the cart cannot be reached, and keeps the choices', async () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation();
    const { shopper } = show(async () => ({
      status: 500,
      statusText: '',
      headers: {},
      text: '{"errors":[]}',
    }));
    await shopper.selectOptions(size('Coltrui'), 'M');
    await shopper.click(all());
    expect(await screen.findAllByRole('alert')).toHaveLength(2);
    expect(row(0)).toHaveTextContent('Het is niet gelukt om Coltrui in je winkelmand te leggen.');
    expect(size('Coltrui')).toHaveValue('M');
    quiet.mockRestore();
  });

  test('shows what the server has refused, where there is no script', () => {
    const stores = storesInTest();
    stores.page.refused = {
      form: 'wear-with',
      values: { 'stuk-trui': 'S', 'stuk-tas': 'One size' },
      errors: { 'stuk-tas': 'headless.wearWith.soldOut' },
      failure: 'headless.wearWith.partly',
    };
    showInShop(<Fragment beside="rok" path={path} data={data} />, stores);
    expect(row(1)).toHaveTextContent('Schoudertas is net uitverkocht in deze maat.');
    expect(row(0)).toHaveTextContent('Ligt in je winkelmand.');
    expect(size('Coltrui')).toHaveValue('-');
  });

  test('renders nothing without data', () => {
    const { container } = show(selling(), null);
    expect(container).toBeEmptyDOMElement();
  });
});
