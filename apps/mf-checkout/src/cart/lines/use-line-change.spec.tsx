import { act } from '@testing-library/react';
import { NetworkError } from '@weefsel/api-clients';
import { CartBackend, product } from '../../testing/cart-backend';
import { held, showCart } from '../../testing/show';
import { toLine } from './to-line';
import { useLineChange } from './use-line-change';

const trui = product('trui', 'Wollen trui');
const sjaal = product('sjaal', 'Sjaal');
const two = { kind: 'quantity', quantity: 2 } as const;
const remove = { kind: 'remove' } as const;

/** Renders the changes of the first line of a cart, and records the watcher's calls. */
async function show() {
  const backend = new CartBackend([trui, sjaal]);
  const way = { isBroken: false };
  const heard: unknown[] = [];
  const watcher = {
    onChange: () => void heard.push(`change, ${backend.asked.at(-1)}`),
    onChanged: (...told: unknown[]) => void heard.push(told),
    onMissed: (line: { name: string }) => void heard.push(`missed ${line.name}`),
  };
  const known: { current?: ReturnType<typeof useLineChange> } = {};
  const line = toLine(trui);
  const page = await showCart(
    () => {
      known.current = useLineChange(line, watcher);
      return null;
    },
    {
      transport: (request) =>
        way.isBroken && request.method !== 'GET'
          ? Promise.reject(new NetworkError(request))
          : backend.transport(request),
    },
  );
  const send: ReturnType<typeof useLineChange>['send'] = (change) => known.current?.send(change);
  return {
    ...{ ...page, backend, way, heard, line, known: () => known.current },
    send: (...changes: Parameters<typeof send>[0][]) => act(async () => changes.forEach(send)),
  };
}

const changesIn = ({ asked }: CartBackend) =>
  asked.filter((call) => /^(PATCH|DELETE|POST .*delete)/.test(call));

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('a change of a line', () => {
  test.each([two, remove])(
    'is sent (%j), with a notification to the watcher before and after it [CRT-03]',
    async (change) => {
      const { heard, line, send, known, cart } = await show();
      await send(change);
      expect(heard).toEqual(['change, GET /checkout/cart', [line, change, ['trui', 'sjaal']]]);
      expect(known()).toMatchObject({ failed: null, pending: undefined });
      expect(cart.lines.find(({ id }) => id === 'trui')?.quantity).toBe(change === two ? 2 : undefined);
    },
  );

  test('reports its kind while it is pending, and blocks any other change [CRT-03]', async () => {
    const { backend, heard, known, send } = await show();
    for (const [change, kind] of [
      [two, 'quantity'],
      [remove, 'remove'],
    ] as const) {
      const { gate, letThrough } = held();
      backend.gate = gate;
      await send(change);
      expect(known()?.pending).toBe(kind);
      await send(two);
      await letThrough();
      expect(known()?.pending).toBeUndefined();
    }
    expect(changesIn(backend)).toHaveLength(2);
    expect(heard).toHaveLength(4);
  });

  test('that fails is kept, until it is tried again [CRT-03]', async () => {
    const { backend, heard, known, send } = await show();
    backend.down = true;
    await send(two);
    expect(known()?.failed).toEqual(two);
    expect(heard).toHaveLength(1);
    backend.down = false;
    await send(two);
    expect(known()?.failed).toBeNull();
    expect(heard).toHaveLength(3);
  });

  test('that gets no answer has failed as well, although the cart can be read [CRT-03]', async () => {
    const { heard, way, known, send } = await show();
    way.isBroken = true;
    await send(remove);
    expect(known()?.failed).toEqual(remove);
    expect(heard).toHaveLength(1);
  });

  test('of a line that is gone shows what is left, and is no failure [CRT-03]', async () => {
    const { backend, cart, heard, known, send } = await show();
    backend.lines = [sjaal];
    await send(two);
    expect(heard.at(-1)).toBe('missed Wollen trui');
    expect(heard).toHaveLength(2);
    expect(known()?.failed).toBeNull();
    expect(cart.lines.map(({ id }) => id)).toEqual(['sjaal']);
  });

  test('of a line that is gone fails when what is left cannot be seen [CRT-03]', async () => {
    const { backend, heard, known, send } = await show();
    backend.lines = [sjaal];
    backend.answers = 1;
    await send(two);
    expect(known()?.failed).toEqual(two);
    expect(heard).toHaveLength(1);
  });
});
