import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { countsHere } from './counts-here.ts';

const passedOn: string[] = [];
let server: Server;
let here = '';

beforeAll(async () => {
  server = createServer((request, response) =>
    countsHere(request, response, () => {
      passedOn.push(`${request.method} ${request.url}`);
      response.end();
    }),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  here = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

test('reports of local pages are accepted here, and all else is the other shop’s', async () => {
  const post = async (path: string) => (await fetch(here + path, { method: 'POST', body: '[]' })).status;
  expect(await Promise.all(['/api/beacon', '/api/violations', '/api/violations?a=1'].map(post))).toEqual([
    204, 204, 204,
  ]);
  expect(passedOn).toEqual([]);
  expect(await post('/api/cart')).toBe(200);
  expect((await fetch(`${here}/api/beacon`)).status).toBe(200);
  expect(passedOn).toEqual(['POST /api/cart', 'GET /api/beacon']);
});
