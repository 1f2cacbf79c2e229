import { fromAny } from '@total-typescript/shoehorn';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Transport } from '@weefsel/api-clients';
import { builtInText, showInShop, storesInTest } from '../testing/shop';
import { categoriesOnWire, detailOnWire, variantsOnWire } from '../testing/product-wire';
import { Page } from './product-page';
import { toProductPage } from './to-product-page';

jest.mock('@weefsel/federation/runtime', () => ({
  ...jest.requireActual<object>('@weefsel/federation/runtime'),
  ...jest.requireActual<object>('../testing/lent-fragment'),
}));

const path = '/nl/dames/linnen-blouse-1';
const wire = {
  detail: detailOnWire,
  variants: variantsOnWire,
  categories: categoriesOnWire,
  brandHref: 'nl/merken/fjordal/',
  path,
  text: builtInText,
};
const data = toProductPage(wire);

const page = (href = path) => <Page data={data} href={href} />;
const answer =
  (text: string, status = 200): Transport =>
  async () => ({ status, statusText: '', headers: {}, text });
const added = '{"lineItems":[{"id":"Blauw-40","type":"product","quantity":1,"good":true}],"errors":[]}';
/** The form's own button; the buy bar's button comes after it. */
const put = () => screen.getAllByRole('button', { name: 'In winkelmand' })[0] ?? document.body;

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
  window.IntersectionObserver = fromAny(
    class {
      observe() {}
      disconnect() {}
    },
  );
});

describe('the product page', () => {
  test('shows name, brand and price, with the discount measured from the lowest price of 30 days [PDP-02] [PDP-04]', () => {
    showInShop(page());
    expect(screen.getByRole('heading', { level: 1, name: 'Linnen blouse' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Fjordal' })).toHaveAttribute('href', '/nl/merken/fjordal/');
    expect(screen.getByText('-11%')).toBeVisible();
    expect(document.querySelector('s')).toHaveTextContent(/^€\s89,95$/);
    expect(screen.queryByText(/99,95/)).not.toBeInTheDocument();
    expect(screen.getByText(/Laagste prijs van de laatste 30 dagen: €\s89,95/)).toBeVisible();
    expect(screen.getByText('Nieuw')).toBeVisible();
  });

  test('costs "from" the cheapest where what is left differs in price, until a size is chosen [PDP-02]', async () => {
    const dearer = variantsOnWire.map((variant) =>
      variant.id === 'Blauw-40' ? { ...variant, calculatedPrice: { unitPrice: 84.95 } } : variant,
    );
    const ranged = toProductPage({ ...wire, variants: dearer });
    const { shopper } = showInShop(<Page data={ranged} href={path} />);
    const price = () => document.querySelector('h1 + div');
    expect(price()).toHaveTextContent(/vanaf\s?€\s79,95/);
    await shopper.click(screen.getByRole('radio', { name: '40' }));
    expect(price()).toHaveTextContent(/^€\s84,95$/);
  });

  test('shows the quantity from which each item is cheaper [PDP-02]', () => {
    const calculatedPrices = [
      { unitPrice: 59.95, quantity: 2 },
      { unitPrice: 49.95, quantity: 3 },
    ];
    const stepped = variantsOnWire.map((variant) => ({ ...variant, calculatedPrices }));
    showInShop(<Page data={toProductPage({ ...wire, variants: stepped })} href={path} />);
    expect(document.querySelector('h1 + div')).toHaveTextContent(/^€\s59,95$/);
    expect(screen.getByText(/^Vanaf 3 stuks €\s49,95 per stuk$/)).toBeVisible();
    expect(screen.queryByText(/79,95/)).not.toBeInTheDocument();
  });

  test('marks a sold-out size, and disables one that is not made in the colour [PDP-02]', () => {
    showInShop(page());
    expect(screen.getByRole('radio', { name: '36 uitverkocht' })).toBeEnabled();
    expect(screen.getByRole('radio', { name: '38' })).toBeEnabled();
    cleanup();
    showInShop(page(`${path}?kleur=donkerblauw`));
    expect(screen.getByRole('radio', { name: '36 uitverkocht' })).toBeDisabled();
    expect(screen.getByRole('radio', { name: '38 uitverkocht' })).toBeEnabled();
  });

  test('another colour changes pictures, price and address at once, without a request [PDP-01] [PDP-02]', async () => {
    const transport = jest.fn(answer('{}'));
    const { container } = showInShop(page(), storesInTest({ transport }));
    await userEvent.click(screen.getByRole('link', { name: 'Donkerblauw' }));
    expect(screen.getByRole('banner')).toHaveTextContent(/€\s69,95/);
    expect(container.querySelector('img')?.src).toContain('http://media.example/Donkerblauw');
    expect(location.search).toBe('?kleur=donkerblauw');
    expect(transport).not.toHaveBeenCalled();
  });

  test('asks for the size when none is chosen, and moves the focus there [PDP-03]', async () => {
    const { stores } = showInShop(page());
    await userEvent.click(put());
    expect(screen.getByRole('alert')).toHaveTextContent('Kies je maat');
    expect(screen.getByRole('radio', { name: '38' })).toHaveFocus();
    expect(stores.overlay.open).toBeNull();
  });

  test('puts the chosen variant into the cart, confirms it and opens the cart [PDP-03]', async () => {
    const transport = jest.fn(answer(added));
    const { stores } = showInShop(page(), storesInTest({ transport }));
    await userEvent.click(screen.getByRole('radio', { name: '40' }));
    await userEvent.click(put());
    expect(await screen.findByText('Linnen blouse zit in je winkelmand.')).toBeInTheDocument();
    expect(transport.mock.calls[0]?.[0].body).toContain('"id":"Blauw-40"');
    expect(stores.overlay.open).toBe('cart');
    expect(stores.cart.count).toBe(1);
  });

  test('names the variant that has just sold out, and offers the other sizes [PDP-03] [CRT-02]', async () => {
    const gone = { key: 'product-out-of-stockBlauw-40', messageKey: 'product-out-of-stock', level: 20 };
    const refused = JSON.stringify({ lineItems: [], errors: { [gone.key]: gone } });
    const { stores } = showInShop(page(), storesInTest({ transport: answer(refused) }));
    await userEvent.click(screen.getByRole('radio', { name: '40' }));
    await userEvent.click(put());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Linnen blouse in maat 40 is net uitverkocht en ligt daarom niet in je winkelmand.',
    );
    expect(screen.queryByText(/zit in je winkelmand/)).not.toBeInTheDocument();
    expect(stores.overlay.open).toBeNull();
    expect(stores.cart.consumeErrors()).toBeNull();
    expect(screen.getByRole('radio', { name: '40 uitverkocht' })).toBeChecked();
    expect(screen.getByRole('heading', { name: 'Uitverkocht: blauw, maat 40' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Kies maat 38' }));
    expect(screen.getByRole('radio', { name: '38' })).toBeChecked();
  });

  test('shows a message when the cart already holds the whole stock [PDP-03] [CRT-02]', async () => {
    const { stores } = showInShop(page(), storesInTest({ transport: answer(added) }));
    stores.cart.replace(JSON.parse(added));
    await userEvent.click(screen.getByRole('radio', { name: '40' }));
    await userEvent.click(put());
    expect(await screen.findByText(/niet meer van Linnen blouse dan je al/)).toBeVisible();
    expect(stores.overlay.open).toBeNull();
  });

  test('asks the shopper to try again when the cart cannot be reached [PDP-03]', async () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation();
    const { stores } = showInShop(page(), storesInTest({ transport: answer('{"errors":[]}', 500) }));
    await userEvent.click(screen.getByRole('radio', { name: '40' }));
    await userEvent.click(put());
    expect(await screen.findByRole('alert')).toHaveTextContent('Probeer het opnieuw');
    expect(stores.overlay.open).toBeNull();
    quiet.mockRestore();
  });

  test('shows the choice of its address, with links to the other colours [PDP-02]', () => {
    const { container } = showInShop(page(`${path}?kleur=donkerblauw&maat=40`));
    expect(screen.getByRole('radio', { name: '40' })).toBeChecked();
    const colours = within(screen.getByRole('region', { name: 'Kleur' }));
    expect(colours.getByRole('link', { name: 'Donkerblauw' })).toHaveAttribute('aria-current', 'true');
    expect(colours.getByRole('link', { name: 'Blauw' })).toHaveAttribute('href', `${path}?maat=40`);
    expect(container.querySelector('img')?.src).toContain('Donkerblauw');
  });

  test('contains description, material, care, size help, maker and the return period [PDP-04]', () => {
    showInShop(page());
    for (const text of [
      'Luchtig & koel.',
      '100% linnen',
      'Fijnwas op 30 °C',
      'Welke maat heb ik?',
      'Kade 1, Zaandam',
      'veilig@fjordal.example',
    ]) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    expect(screen.getAllByText(/30 dagen/).length).toBeGreaterThan(1);
  });

  test('shows similar and last viewed products, without itself', () => {
    showInShop(page());
    expect(screen.getByTestId('ProductSlider')).toHaveTextContent('"title":"Lijkt hierop"');
    expect(screen.getByTestId('ProductSlider')).toHaveTextContent('"beside":"blouse"');
    expect(screen.getByTestId('LastViewed')).toHaveTextContent('{"except":"blouse"}');
  });

  test('is stored among the last viewed products of this browser', () => {
    localStorage.clear();
    const id = 'a'.repeat(32);
    showInShop(<Page data={{ ...data, id }} href={path} />);
    expect(localStorage.getItem('weefsel-last-viewed')).toBe(`["${id}"]`);
  });
});
