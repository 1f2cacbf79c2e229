import { act, screen } from '@testing-library/react';
import type { Product } from '@weefsel/api-clients';
import type { CopiedLine } from '@weefsel/stores';
import { useState } from 'react';
import { CheckoutBackend } from '../../testing/checkout-backend';
import { lost, rememberLost } from '../../testing/lost-lines';
import { held, showCart } from '../../testing/show';
import { SoldOutLine } from './sold-out-line';

const options = (size: string) => [
  { group: 'Kleur', option: 'Blauw' },
  { group: 'Maat', option: size },
];
const inSize = (size: string): Product => ({
  ...{ id: `trui-${size}`, translated: {}, available: true },
  calculatedPrice: { unitPrice: 20, quantity: 1, totalPrice: 20 },
  options: options(size).map(({ group, option }) => ({
    id: option,
    name: option,
    group: { id: group, name: group },
  })),
});
const lineIn = (size: string): CopiedLine => ({
  ...lost('sold-out', { id: `trui-${size}`, parentId: 'trui', options: options(size) }).line,
});

async function show(
  line = lineIn('M'),
  why: 'sold-out' | 'unavailable' = 'sold-out',
  backend = new CheckoutBackend([]),
) {
  rememberLost({ line, why }, lost('gone', { id: 'sjaal', name: 'Sjaal' }));
  backend.variants = [inSize('S'), inSize('M'), inSize('L')];
  const onSettled = jest.fn();
  let setLine = (_line: CopiedLine) => undefined as void;
  const Line = () => {
    const [shown, setShown] = useState(line);
    setLine = setShown;
    return <SoldOutLine line={shown} why={why} onSettled={onSettled} />;
  };
  const page = await showCart(() => <Line />, backend);
  return { ...page, backend, onSettled, showInstead: (other: CopiedLine) => act(() => setLine(other)) };
}

const others = () =>
  screen.queryAllByRole('button', { name: /in je winkelmand leggen/ }).map((one) => one.textContent);
const other = (size: string) =>
  screen.findByRole('button', { name: `Wollen trui in ${size} in je winkelmand leggen` });

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('a sold-out line', () => {
  test.each([
    ['sold-out', 'Wollen trui (Blauw, M) is uitverkocht en ligt daarom niet in je winkelmand.'],
    ['unavailable', 'Wollen trui (Blauw, M) wordt niet meer verkocht en ligt daarom niet in je winkelmand.'],
  ] as const)('is named, with why: %s [CRT-02]', async (why, text) => {
    await show(lineIn('M'), why);
    expect(await screen.findByText(text)).toBeVisible();
  });

  test('comes with what is closest to it, as many as there were, for one click [CRT-02] [CRT-03]', async () => {
    const { backend, shopper, onSettled, cart } = await show();
    expect(await screen.findByText('Wel te koop:')).toBeVisible();
    expect(others()).toEqual(['S', 'L']);
    const { gate, letThrough } = held();
    backend.gate = gate;
    await shopper.click(await other('L'));
    expect(await other('L')).toHaveAttribute('aria-busy', 'true');
    expect(await other('S')).not.toHaveAttribute('aria-busy');
    await letThrough();
    expect(backend.bodies.get('/checkout/cart/line-item')).toEqual({
      items: [{ id: 'trui-L', quantity: 2, type: 'product' }],
    });
    expect(cart.memory.lost.map(({ line }) => line.name)).toEqual(['Sjaal']);
    expect(onSettled).toHaveBeenCalledTimes(1);
  });

  test('stays named when the other one could not be asked for [CRT-03]', async () => {
    const { backend, shopper, onSettled, cart } = await show();
    backend.troubles.set('POST /checkout/cart/line-item', 'lost');
    await shopper.click(await other('L'));
    expect(onSettled).not.toHaveBeenCalled();
    expect(cart.memory.lost).toHaveLength(2);
  });

  test('makes way for the other one when that is sold out as well, by its own name [CRT-02]', async () => {
    const { backend, shopper, onSettled, cart } = await show();
    backend.addsNothing = true;
    const [key, messageKey] = ['product-out-of-stocktrui-L', 'product-out-of-stock'];
    backend.messages = [{ key, messageKey, level: 20 }];
    await shopper.click(await other('L'));
    expect(onSettled).toHaveBeenCalledTimes(1);
    expect(cart.memory.lost.map(({ line }) => line.id)).toEqual(['sjaal', 'trui-L']);
    expect(cart.memory.lost[1]?.line.options).toEqual(options('L'));
  });

  test('comes alone when nothing is close to it [CRT-02]', async () => {
    const { parentId: _none, ...alone } = lineIn('M');
    await show(alone);
    expect(others()).toEqual([]);
    expect(screen.queryByText('Wel te koop:')).not.toBeInTheDocument();
  });

  test('leads to its page when that is known [CRT-02]', async () => {
    await show({ ...lineIn('M'), seoPath: 'trui-artikel' });
    expect(screen.getByRole('link', { name: 'Bekijk Wollen trui' })).toHaveAttribute(
      'href',
      '/nl/trui-artikel',
    );
  });

  test('is dealt with by a click, and no other with it [CRT-03]', async () => {
    const { shopper, onSettled, cart } = await show();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    await shopper.click(screen.getByRole('button', { name: 'Begrepen' }));
    expect(cart.memory.lost.map(({ line }) => line.name)).toEqual(['Sjaal']);
    expect(onSettled).toHaveBeenCalledTimes(1);
  });

  test('never comes with what was asked for another line, however late that arrives', async () => {
    const backend = new CheckoutBackend([]);
    const { showInstead } = await show(lineIn('M'), 'sold-out', backend);
    await other('L');
    const { gate, letThrough } = held();
    backend.gate = gate;
    showInstead(lineIn('S'));
    backend.gate = Promise.resolve();
    showInstead(lineIn('L'));
    await other('M');
    await letThrough();
    expect(others()).toEqual(['S', 'M']);
  });
});
