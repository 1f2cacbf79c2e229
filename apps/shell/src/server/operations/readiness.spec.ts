import { fromPartial } from '@total-typescript/shoehorn';
import type { Snapshot } from '@weefsel/federation/server';
import fastify from 'fastify';
import { problemAlone, readiness, type Closing } from './readiness';

const REMOTE_NAMES = ['mf-search', 'mf-content', 'mf-account'] as const;

const VENDORS = { commerce: 'http://commerce.test/', search: 'http://search.test/' };

/** A server whose vendors and remotes come and go. */
function server({
  remotes = REMOTE_NAMES as readonly string[],
  closing = undefined as Closing | undefined,
} = {}) {
  const away = new Set<string>();
  const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    if (away.has(String(address))) throw new Error('away');
    return new Response(null, { status: 503 });
  });
  const app = fastify();
  const snapshot = {
    amiss: REMOTE_NAMES.filter((name) => !(remotes as readonly string[]).includes(name)),
    remotes: new Map(remotes.map((name) => [name, { ref: { version: 'v1' } }])),
  };
  const current = () => fromPartial<Snapshot>(snapshot);
  readiness(app, { current, vendors: VENDORS, ...(closing && { closing }) });
  const ready = async () => {
    const answer = await app.inject('/ready');
    return {
      code: answer.statusCode,
      ...answer.json<{ status: string; missing: string[]; vendors: object }>(),
    };
  };
  return { app, away, asked, ready };
}

beforeEach(() => jest.useFakeTimers({ now: 0, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('a server', () => {
  test('is ready once all vendors were reached, whatever they answered', async () => {
    const { ready, asked } = server();
    const vendors = { commerce: true, search: true };
    expect(await ready()).toEqual({ code: 200, status: 'ready', missing: [], vendors });
    expect(asked.mock.calls.map(([address, how]) => [address, how?.method])).toEqual([
      [VENDORS.commerce, 'HEAD'],
      [VENDORS.search, 'HEAD'],
    ]);
  });

  test('is starting until then, names who is away, and is not put out by who goes away later', async () => {
    const { ready, away } = server();
    away.add(VENDORS.search);
    expect(await ready()).toMatchObject({
      code: 503,
      status: 'starting',
      vendors: { commerce: true, search: false },
    });
    away.clear();
    jest.advanceTimersByTime(5001);
    expect(await ready()).toMatchObject({ code: 200 });
    away.add(VENDORS.commerce);
    jest.advanceTimersByTime(5001);
    expect(await ready()).toMatchObject({ code: 200, status: 'ready', vendors: { commerce: false } });
  });

  test('asks vendors once in five seconds, however often it is asked itself', async () => {
    const { ready, asked } = server();
    await ready();
    jest.advanceTimersByTime(5000);
    await ready();
    expect(asked).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(1);
    await ready();
    expect(asked).toHaveBeenCalledTimes(4);
  });

  test('without any remote is not ready; without one of them it is, and names it', async () => {
    expect(await server({ remotes: [] }).ready()).toMatchObject({ code: 503, missing: [...REMOTE_NAMES] });
    const [missing = '', ...others] = REMOTE_NAMES;
    expect(await server({ remotes: others }).ready()).toMatchObject({ code: 200, missing: [missing] });
  });

  test('that is told to close says so, and is healthy all the same', async () => {
    const closing = { announced: false };
    const { app, ready } = server({ closing });
    expect(await ready()).toMatchObject({ code: 200 });
    closing.announced = true;
    expect(await ready()).toMatchObject({ code: 503, status: 'closing' });
    const health = await app.inject('/health');
    expect([health.statusCode, health.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(health.json()).toMatchObject({ status: 'ok', remotes: { [REMOTE_NAMES[0]]: 'v1' } });
  });

  test('that closes of itself has announced it', async () => {
    const closing = { announced: false };
    const { app } = server({ closing });
    await app.close();
    expect(closing.announced).toBe(true);
  });
});

test('a server by itself says in /health that another build of the shell is live than it runs', async () => {
  const snapshot = fromPartial<Snapshot>({ shell: 'two', amiss: [], remotes: new Map() });
  const app = fastify();
  readiness(app, {
    current: () => snapshot,
    shell: 'one',
    shellProblem: () => problemAlone('one', snapshot),
    vendors: VENDORS,
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
