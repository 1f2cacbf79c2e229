import { fromAny } from '@total-typescript/shoehorn';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Transport } from '@weefsel/api-clients';
import type { LastViewedProps } from '@weefsel/contracts';
import { variantOnWire } from '../testing/product-wire';
import { showInShop, storesInTest } from '../testing/shop';
import { Fragment } from './last-viewed';
import { forgetViewed, rememberViewed } from './last-viewed-storage';

const id = (digit: number) => String(digit).repeat(32);
const product = (digit: number) => ({
  ...variantOnWire({ colour: 'Blauw', size: '38', stock: 1 }),
  id: id(digit),
  translated: { name: `Artikel ${digit}` },
});

/** Commerce transport that returns products with these numbers. */
const selling = (...digits: number[]) =>
  jest.fn<ReturnType<Transport>, Parameters<Transport>>(async () => ({
    status: 200,
    statusText: '',
    headers: {},
    text: JSON.stringify({ elements: digits.map(product), total: digits.length }),
  }));

beforeAll(() => {
  window.IntersectionObserver = fromAny(
    class {
      observe() {}
      disconnect() {}
    },
  );
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

beforeEach(() => localStorage.clear());

const show = (transport: Transport, except?: string, props: LastViewedProps = {}) =>
  showInShop(
    <Fragment {...props} {...(except && { except })} data={{ showSalePercentage: true }} />,
    storesInTest({ transport }),
  );

const names = () => screen.getAllByRole('article').map((card) => within(card).getByRole('link').textContent);

describe('the list of last viewed products', () => {
  test('is shown with the newest first, without the product whose page it is', async () => {
    [1, 2, 3].map(id).forEach(rememberViewed);
    const transport = selling(1, 2);
    show(transport, id(3));
    expect(await screen.findByRole('heading', { level: 2, name: 'Laatst bekeken' })).toBeVisible();
    expect(names()).toEqual(['Artikel 2', 'Artikel 1']);
    expect(transport).toHaveBeenCalledTimes(1);
    expect(transport.mock.calls[0]?.[0].body).not.toContain(id(3));
  });

  test('leaves out what is not for sale any more', async () => {
    [1, 2].map(id).forEach(rememberViewed);
    show(selling(1));
    await screen.findByRole('heading', { level: 2 });
    expect(names()).toEqual(['Artikel 1']);
  });

  test('shows at most the given number, and calls onKnown once the products are loaded', async () => {
    [1, 2, 3].map(id).forEach(rememberViewed);
    const onKnown = jest.fn();
    const transport = selling(2, 3);
    show(transport, undefined, { most: 2, onKnown });
    expect(onKnown).not.toHaveBeenCalled();
    await screen.findByRole('heading', { level: 2 });
    expect(names()).toEqual(['Artikel 3', 'Artikel 2']);
    expect(transport.mock.calls[0]?.[0].body).not.toContain(id(1));
    expect(onKnown).toHaveBeenCalledTimes(1);
  });

  test('calls onKnown at once when no product was viewed', () => {
    const onKnown = jest.fn();
    show(selling(), undefined, { onKnown });
    expect(onKnown).toHaveBeenCalledTimes(1);
  });

  test('sends no request and shows nothing when no product was viewed', () => {
    const transport = selling();
    show(transport, id(1));
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(transport).not.toHaveBeenCalled();
  });

  test('disappears when the shopper clears it, and moves the focus to the status message', async () => {
    rememberViewed(id(1));
    show(selling(1));
    await userEvent.click(await screen.findByRole('button', { name: 'Wis deze lijst' }));
    expect(localStorage.getItem('weefsel-last-viewed')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('De lijst van wat je laatst bekeek is leeg.');
    expect(screen.getByRole('status')).toHaveFocus();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  test('disappears when the stored list is cleared elsewhere', async () => {
    rememberViewed(id(1));
    show(selling(1));
    await screen.findByRole('heading', { level: 2 });
    act(() => forgetViewed());
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  test('shows nothing and logs the error when commerce fails', async () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation();
    rememberViewed(id(1));
    show(async () => ({ status: 500, statusText: '', headers: {}, text: '{"errors":[]}' }));
    await screen.findByText(
      (_, element) => element?.className === 'place' && element.childElementCount === 0,
    );
    expect(quiet).toHaveBeenCalledWith('[last viewed]', expect.anything());
    quiet.mockRestore();
  });
});
