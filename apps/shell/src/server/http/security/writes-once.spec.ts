import fastify, { type FastifyInstance } from 'fastify';
import type { ClaimStore } from '../../cache/shared-store';
import { writesOnce } from './writes-once';

/** Claims in memory, shared by several servers. */
function claims(): Pick<ClaimStore, 'claim'> {
  const claimed = new Set<string>();
  return {
    claim: async (key) => {
      const isFirst = !claimed.has(key);
      claimed.add(key);
      return isFirst;
    },
  };
}

/** A server that records its writes. */
function server(store: Pick<ClaimStore, 'claim'> | undefined): { app: FastifyInstance; done: string[] } {
  const app = fastify();
  const done: string[] = [];
  writesOnce(app, store);
  app.route({
    method: ['GET', 'POST'],
    url: '/cart',
    handler: ({ method }) => {
      done.push(method);
      return 'done';
    },
  });
  return { app, done };
}

const send = (app: FastifyInstance, headers: Record<string, string> = {}, method: 'GET' | 'POST' = 'POST') =>
  app.inject({ method, url: '/cart', headers });

const FIRST = { 'x-write-id': 'front-1.42.7' };
const AGAIN = { ...FIRST, 'x-write-again': 'yes' };

describe('behind a cache that sends a write to another server when the first one is gone', () => {
  test('a write that another server began is not repeated, and the shopper is asked to check first', async () => {
    const store = claims();
    const [one, other] = [server(store), server(store)];
    expect((await send(one.app, FIRST)).statusCode).toBe(200);
    const again = await send(other.app, { ...AGAIN, accept: 'text/html,*/*' });
    expect([again.statusCode, again.headers['retry-after']]).toEqual([503, '5']);
    expect(again.headers['cache-control']).toBe('no-store');
    expect(again.body).toContain('We weten niet of dit gelukt is');
    expect(again.body).toContain('href="/cart"');
    const call = await send(other.app, { ...AGAIN, accept: 'application/json' });
    expect(call.json()).toMatchObject({ statusCode: 503 });
    expect([one.done, other.done]).toEqual([['POST'], []]);
  });

  test('a write that never reached the first server runs once on the second', async () => {
    const other = server(claims());
    expect((await send(other.app, AGAIN)).statusCode).toBe(200);
    expect((await send(other.app, AGAIN)).statusCode).toBe(503);
    expect(other.done).toEqual(['POST']);
  });

  test('different writes both run, and repeated reads run each time', async () => {
    const { app, done } = server(claims());
    await send(app, FIRST);
    await send(app, { 'x-write-id': 'front-1.42.8' });
    await send(app, AGAIN, 'GET');
    await send(app, AGAIN, 'GET');
    expect(done).toEqual(['POST', 'POST', 'GET', 'GET']);
  });

  test('without the store a first write runs and a repeated write is refused', async () => {
    const { app, done } = server({ claim: async () => undefined });
    expect((await send(app, FIRST)).statusCode).toBe(200);
    expect((await send(app, AGAIN)).statusCode).toBe(503);
    expect(done).toEqual(['POST']);
  });
});

test.each([
  ['no name', {}],
  ['a name that no cache gives', { 'x-write-id': '../../etc' }],
  ['a name that is too long', { 'x-write-id': 'a'.repeat(81) }],
])('a server without a store runs a write with %s', async (_, headers) => {
  const { app, done } = server(undefined);
  expect((await send(app, headers)).statusCode).toBe(200);
  expect(done).toEqual(['POST']);
});
