import fastify, { type FastifyInstance } from 'fastify';
import { RequestGate } from './request-gate.ts';

let app: FastifyInstance;
let gate: RequestGate;
let log: string[];
let finish: () => void;

beforeEach(async () => {
  log = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  finish = resolve;
  gate = new RequestGate();
  app = fastify();
  gate.watch(app, '/store-api/');
  app.get('/store-api/slow', async () => {
    log.push('slow begins');
    await promise;
    log.push('slow ends');
    return {};
  });
  app.get('/store-api/quick', async () => {
    log.push('quick');
    return {};
  });
  app.get('/feeds', async () => {
    log.push('feeds');
    return {};
  });
  await app.ready();
});
afterEach(() => app.close());

/** Waits long enough for any request that is not held back to proceed. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
const logged = async (entry: string) => {
  while (!log.includes(entry)) await new Promise((resolve) => setTimeout(resolve, 5));
};

test('waits for who is at work, lets who comes later wait, and lets others through', async () => {
  const slow = app.inject('/store-api/slow');
  await logged('slow begins');
  const alone = gate.alone(() => log.push('alone'));
  const quick = app.inject('/store-api/quick');
  await app.inject('/feeds');
  await settle();
  expect(log).toEqual(['slow begins', 'feeds']);
  finish();
  await Promise.all([slow, alone, quick]);
  expect(log).toEqual(['slow begins', 'feeds', 'slow ends', 'alone', 'quick']);
});

test('does not wait for who hung up', async () => {
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const hangUp = new AbortController();
  const slow = fetch(`${origin}/store-api/slow`, { signal: hangUp.signal });
  await logged('slow begins');
  hangUp.abort();
  await expect(slow).rejects.toThrow('aborted');
  await gate.alone(() => log.push('alone'));
  expect(log).toEqual(['slow begins', 'alone']);
  finish();
});

test('opens again after work that fails', async () => {
  await expect(
    gate.alone(() => {
      throw new Error('schijf vol');
    }),
  ).rejects.toThrow('schijf vol');
  expect((await app.inject('/store-api/quick')).statusCode).toBe(200);
});
