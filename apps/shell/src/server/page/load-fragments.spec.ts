import { fromAny, fromPartial } from '@total-typescript/shoehorn';
import type { Clients } from '@weefsel/api-clients';
import type { FragmentUse } from '@weefsel/contracts';
import type { Snapshot } from '@weefsel/federation/server';
import type { FastifyBaseLogger } from 'fastify';
import { loadFragments } from './load-fragments';
import { TimeBudget } from '../request/time-budget';

type Load = (props: unknown, clients: unknown, signal: AbortSignal) => Promise<unknown>;

const use = (name: string, props: object = {}) =>
  fromAny<FragmentUse, unknown>({ remote: 'mf-content', name, props });
const never = () => new Promise(() => undefined);

/** Results of fragments with these loads, with `ms` left of the page's time. */
async function loaded(loads: Record<string, Load>, ms = 5000, uses = Object.keys(loads)) {
  const error = jest.fn();
  const clients = fromPartial<Clients>({ commerce: {} });
  const snapshot = { remotes: new Map([['mf-content', { fragmentLoads: new Map(Object.entries(loads)) }]]) };
  const loading = loadFragments(Object.fromEntries(uses.map((name) => [name, use(name, { of: name })])), {
    ...{ clients, snapshot: fromPartial<Snapshot>(snapshot), budget: new TimeBudget(ms) },
    log: fromPartial<FastifyBaseLogger>({ error }),
  });
  return { loading, error, clients };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the data of lent fragments', () => {
  test('is loaded with the props of the fragment and returned beside them', async () => {
    const load = jest.fn(async () => ['blok']);
    const { loading, clients, error } = await loaded({ blocks: load });
    expect(await loading).toEqual({
      blocks: { ...use('blocks', { of: 'blocks' }), content: { state: 'ready', data: ['blok'] } },
    });
    expect(load).toHaveBeenCalledWith({ of: 'blocks' }, clients, expect.any(AbortSignal));
    expect(error).not.toHaveBeenCalled();
  });

  test('is empty for a fragment without a load', async () => {
    const { loading } = await loaded({}, 5000, ['blocks']);
    expect((await loading)?.['blocks']?.content).toEqual({ state: 'ready' });
  });

  test('is marked as failed and logged when its load rejects, without affecting other fragments', async () => {
    const failing = () => Promise.reject(new Error('away'));
    const { loading, error } = await loaded({ broken: failing, whole: async () => 1 });
    const found = await loading;
    expect(found?.['broken']?.content).toEqual({ state: 'failed' });
    expect(found?.['whole']?.content).toEqual({ state: 'ready', data: 1 });
    expect(error.mock.calls).toEqual([
      [{ err: new Error('away'), remote: 'mf-content', fragment: 'broken' }, expect.any(String)],
    ]);
  });

  test.each([
    ['1.2 s, however much time there is', 5000, 1200],
    ['what the page has left, but for putting it together', 700, 600],
    ['1.2 s when the page is too late for this shopper: it is for the next', 0, 1200],
  ])('is waited for no longer than %s', async (_, left, waits) => {
    const { loading } = await loaded({ slow: never }, left);
    const state = jest.fn();
    void loading.then((found) => state(found?.['slow']?.content));
    await jest.advanceTimersByTimeAsync(waits - 1);
    expect(state).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(state).toHaveBeenCalledWith({ state: 'failed' });
  });

  test('is not waited for when the page has no time to put it together, without a timer that ends before now', async () => {
    const timers = jest.spyOn(globalThis, 'setTimeout');
    const { loading } = await loaded({ slow: never }, 40);
    await jest.advanceTimersByTimeAsync(1);
    expect((await loading)?.['slow']?.content).toEqual({ state: 'failed' });
    expect(timers.mock.calls.map(([, ms]) => ms)).toEqual([0]);
  });
});
