import { act, screen } from '@testing-library/react';
import type { LineChange } from './lines/use-line-change';
import { CartBackend, product } from '../testing/cart-backend';
import { showCart } from '../testing/show';
import { toLine } from './lines/to-line';
import { useCartChanges } from './use-cart-changes';

const IDS = ['trui', 'sjaal', 'muts'];

/** Renders a cart of three lines, each with a button, and the announcement of changes. */
async function show() {
  const backend = new CartBackend(IDS.map((id) => product(id, id)));
  const known: { current?: ReturnType<typeof useCartChanges> } = {};
  const Cart = ({ ids }: { ids: readonly string[] }) => {
    const { announcement, elementIdOf, emptyId } = (known.current = useCartChanges());
    return (
      <>
        <output>{announcement}</output>
        <button>elders</button>
        {ids.map((id) => (
          <div key={id} id={elementIdOf(id)} tabIndex={-1} title={id}>
            <button>{id}</button>
          </div>
        ))}
        {ids.length === 0 && <h2 id={emptyId} tabIndex={-1} title="leeg" />}
      </>
    );
  };
  const page = await showCart(({ lines }) => <Cart ids={lines.map(({ id }) => id)} />, backend);
  const { cart } = page;
  /** Sends a change and reports it, as a line does. */
  const change = (id: string, wanted: LineChange) =>
    act(async () => {
      const before = cart.lines.map((line) => line.id);
      if (wanted.kind === 'remove') await cart.remove(id);
      else await cart.changeQuantity(id, wanted.quantity);
      known.current?.onChanged(toLine(product(id, `De ${id}`)), wanted, before);
    });
  const remove = async (id: string) => {
    screen.queryByRole('button', { name: id })?.focus();
    await change(id, { kind: 'remove' });
  };
  return { ...page, change, remove, backend };
}

const said = () => screen.getByRole('status').textContent.replaceAll('\u00a0', ' ');

describe('a change of the cart', () => {
  test('is announced with the new quantity and the total [CRT-03]', async () => {
    const { change, backend } = await show();
    await change('trui', { kind: 'quantity', quantity: 2 });
    expect(said()).toBe('De trui: aantal is nu 2. Totaal van je winkelmand is € 80,00.');
    backend.lines = backend.lines.map((line) => ({ ...line, quantityInformation: { maxPurchase: 1 } }));
    await change('sjaal', { kind: 'quantity', quantity: 9 });
    expect(said()).toMatch(/^De sjaal: aantal is nu 1\./);
    expect(document.body).toHaveFocus();
  });

  test('is announced as zero for a line that is no longer in the cart [CRT-03]', async () => {
    const { change, backend, refresh } = await show();
    backend.lines = backend.lines.filter(({ id }) => id !== 'trui');
    await refresh();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await change('trui', { kind: 'quantity', quantity: 2 });
    expect(said()).toMatch(/^De trui: aantal is nu 0\./);
    jest.restoreAllMocks();
  });

  test.each([
    ['trui', 'sjaal'],
    ['sjaal', 'muts'],
    ['muts', 'sjaal'],
  ])('that removes %s is announced, and moves the focus to %s [CRT-03]', async (id, next) => {
    const { remove } = await show();
    await remove(id);
    expect(said()).toBe(`De ${id} is uit je winkelmand gehaald.`);
    expect(screen.getByTitle(next)).toHaveFocus();
  });

  test('that removes a line moves the focus past another line that went with it [CRT-03]', async () => {
    const { remove, backend } = await show();
    backend.lines = backend.lines.filter(({ id }) => id !== 'muts');
    await remove('sjaal');
    expect(screen.getByTitle('trui')).toHaveFocus();
  });

  test('that removes the last line moves the focus to the heading of the empty cart [CRT-03]', async () => {
    const { remove } = await show();
    for (const id of IDS) await remove(id);
    expect(screen.getByTitle('leeg')).toHaveFocus();
  });

  test('leaves the focus alone when the shopper has moved on [CRT-03]', async () => {
    const { change } = await show();
    screen.getByRole('button', { name: 'elders' }).focus();
    await change('sjaal', { kind: 'remove' });
    expect(said()).toBe('De sjaal is uit je winkelmand gehaald.');
    expect(screen.getByRole('button', { name: 'elders' })).toHaveFocus();
  });
});
