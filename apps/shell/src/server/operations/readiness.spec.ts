import { fromPartial } from '@total-typescript/shoehorn';
import { CommerceError, MaintenanceError } from '@weefsel/api-clients';
import type { Snapshot } from '@weefsel/federation/server';
import fastify from 'fastify';
import { problemAlone, readiness, type Closing } from './readiness';

const REMOTE_NAMES = ['mf-search', 'mf-content', 'mf-account'] as const;

/** A server whose vendors and remotes can fail and recover. */
function server({
  remotes = REMOTE_NAMES as readonly string[],
  closing = undefined as Closing | undefined,
} = {}) {
  /** Errors of vendors, by name. */
  const amiss = new Map<string, Error>();
  const asked = jest.fn((name: string, _signal: AbortSignal) => {
    const error = amiss.get(name);
    return error ? Promise.reject(error) : Promise.resolve(name);
  });
  const question = (name: string) => (signal: AbortSignal) => asked(name, signal);
  const vendors = { commerce: question('commerce'), search: question('search') };
  const app = fastify();
  const snapshot = {
    ...(remotes.length > 0 && { composition: 'c1' }),
    amiss: REMOTE_NAMES.filter((name) => !(remotes as readonly string[]).includes(name)),
    remotes: new Map(remotes.map((name) => [name, { ref: { version: 'v1' } }])),
  };
  const current = () => fromPartial<Snapshot>(snapshot);
  readiness(app, { current, vendors, ...(closing && { closing }) });
  const ready = async () => {
    const answer = await app.inject('/ready');
    return {
      code: answer.statusCode,
      ...answer.json<{ status: string; missing: string[]; vendors: object }>(),
    };
  };
  return { app, amiss, asked, ready };
}

beforeEach(() => jest.useFakeTimers({ now: 0, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('a server', () => {
  const refused = (status: number) => ({ method: 'GET' as const, url: '', status, statusText: '' });

  test('is ready once each vendor has answered', async () => {
    const { ready, asked } = server();
    const vendors = { commerce: true, search: true };
    expect(await ready()).toEqual({ code: 200, status: 'ready', missing: [], vendors });
    expect(asked.mock.calls).toEqual([
      ['commerce', expect.any(AbortSignal)],
      ['search', expect.any(AbortSignal)],
    ]);
  });

  test('is not ready while no composition is live, and gives the reason', async () => {
    const { ready } = server({ remotes: [] });
    expect(await ready()).toMatchObject({
      code: 503,
      status: 'starting',
      why: 'No composition is live: the release store is empty, cannot be read, or its key is not trusted. The log says which.',
    });
  });

  test('is not ready when a vendor refuses its key, and is ready during maintenance', async () => {
    const { ready, amiss } = server();
    amiss.set('commerce', new CommerceError(refused(401)));
    expect(await ready()).toMatchObject({
      code: 503,
      vendors: { commerce: false, search: true },
      why: 'No answer since the start from: commerce. Check the addresses and keys in the settings.',
    });
    amiss.set('commerce', new MaintenanceError(refused(503)));
    jest.advanceTimersByTime(5001);
    expect(await ready()).toMatchObject({ code: 200, vendors: { commerce: true } });
  });

  test('is starting while a vendor is away, and stays ready when a vendor goes away later', async () => {
    const { ready, amiss } = server();
    amiss.set('search', new Error('away'));
    expect(await ready()).toMatchObject({
      code: 503,
      status: 'starting',
      vendors: { commerce: true, search: false },
    });
    amiss.clear();
    jest.advanceTimersByTime(5001);
    expect(await ready()).toMatchObject({ code: 200 });
    amiss.set('commerce', new Error('away'));
    jest.advanceTimersByTime(30_001);
    expect(await ready()).toMatchObject({ code: 200, status: 'ready', vendors: { commerce: false } });
  });

  test.each([
    ['half a minute where all answer', 30_000, undefined],
    ['five seconds where one does not', 5000, new Error('away')],
  ])('asks vendors once in %s, however often it is asked itself', async (_, believedMs, error) => {
    const { ready, asked, amiss } = server();
    if (error) amiss.set('search', error);
    await ready();
    jest.advanceTimersByTime(believedMs);
    await ready();
    expect(asked).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(1);
    await ready();
    expect(asked).toHaveBeenCalledTimes(4);
  });

  test('is not ready without any remote, and is ready without one of them, which it names', async () => {
    expect(await server({ remotes: [] }).ready()).toMatchObject({ code: 503, missing: [...REMOTE_NAMES] });
    const [missing = '', ...others] = REMOTE_NAMES;
    expect(await server({ remotes: others }).ready()).toMatchObject({ code: 200, missing: [missing] });
  });

  test('reports closing after the shutdown notice, and stays healthy', async () => {
    const closing = { announced: false };
    const { app, ready } = server({ closing });
    expect(await ready()).toMatchObject({ code: 200 });
    closing.announced = true;
    expect(await ready()).toMatchObject({ code: 503, status: 'closing' });
    const health = await app.inject('/health');
    expect([health.statusCode, health.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(health.json()).toMatchObject({ status: 'ok', remotes: { [REMOTE_NAMES[0]]: 'v1' } });
  });

  test('announces closing when it closes', async () => {
    const closing = { announced: false };
    const { app } = server({ closing });
    await app.close();
    expect(closing.announced).toBe(true);
  });
});

test('a single-process server reports in /health that another shell build is live than it runs', async () => {
  const snapshot = fromPartial<Snapshot>({ shell: 'two', amiss: [], remotes: new Map() });
  const app = fastify();
  readiness(app, {
    current: () => snapshot,
    shell: 'one',
    shellProblem: () => problemAlone('one', snapshot),
    vendors: {},
  });
  expect((await app.inject('/health')).json()).toMatchObject({
    shell: 'one',
    shellProblem: {
      build: 'two',
      why: 'The shell@two does not run here. This server is one process by itself (SERVER_PROCESSES=0): start it anew with that build.',
    },
  });
  expect([problemAlone('two', snapshot), problemAlone(undefined, snapshot)]).toEqual([undefined, undefined]);
});
