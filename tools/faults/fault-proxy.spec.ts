import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startFaultProxy, type FaultProxy } from './fault-proxy';

const text = JSON.stringify({ elements: [{ alt: 'Jurk' }] });
let proxy: FaultProxy;
const vendor = createServer((_, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(text);
});

beforeAll(async () => {
  await new Promise<void>((listening) => vendor.listen(0, 'localhost', listening));
  proxy = await startFaultProxy((vendor.address() as AddressInfo).port);
});
afterAll(async () => {
  await proxy.stop();
  await new Promise((closed) => vendor.close(closed));
});

const ask = async () => {
  const answer = await fetch(`${proxy.origin}/any`, { method: 'POST', body: '{}' });
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text: await answer.text() };
};

test('a proxy without a fault passes everything on, and counts', async () => {
  proxy.become(undefined);
  proxy.calls();
  expect(await ask()).toEqual({ status: 200, retryAfter: null, text });
  expect([proxy.calls(), proxy.calls()]).toEqual([1, 0]);
});

test.each(['dead', 'cut'] as const)('a proxy that is %s gives no whole answer', async (fault) => {
  proxy.become(fault);
  await expect(ask()).rejects.toThrow();
});

test('a failing proxy answers with its status, and with retry-after when it is too busy', async () => {
  proxy.become('502');
  expect(await ask()).toMatchObject({ status: 502, retryAfter: null });
  proxy.become('429');
  expect(await ask()).toMatchObject({ status: 429, retryAfter: '1' });
});

test('a proxy with a broken body answers with status 200', async () => {
  proxy.become('null');
  expect(await ask()).toMatchObject({ status: 200, text: 'null' });
  proxy.become('fields');
  expect(await ask()).toMatchObject({ status: 200, text: text.replace('"Jurk"', '{"broken":"Jurk"}') });
});

test('a request that waits for a hanging proxy rejects when the proxy recovers', async () => {
  proxy.become('hang');
  proxy.calls();
  const waiting = expect(ask()).rejects.toThrow();
  while (proxy.calls() === 0) await new Promise((resolve) => setImmediate(resolve));
  proxy.become(undefined);
  await waiting;
  expect((await ask()).status).toBe(200);
});
