import type { FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBackend } from './create-backend.ts';
import { readEnvironment } from './environment.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'weefsel-backend-'));
const CONTEXT = { url: '/store-api/context', headers: { 'sw-access-key': 'SWSCWEEFSELDEMO0STOREFRONT' } };
let app: FastifyInstance | undefined;

const open = async (env: Record<string, string>) => {
  app = await createBackend(
    readEnvironment({ DATA_DIR: dataDir, SEED_PRODUCTS: '300', LOG_LEVEL: 'silent', ...env }),
  );
  return app;
};
afterEach(() => app?.close());
afterAll(() => rmSync(dataDir, { recursive: true }));

test('the demo page is off by default', async () => {
  const backend = await open({});
  for (const path of ['/__demo', '/__demo/faults.json'])
    expect((await backend.inject(path)).statusCode).toBe(404);
});

test('the demo page makes every embedded vendor fail when it is on', async () => {
  const backend = await open({ DEMO_CONTROLS: '1' });
  expect((await backend.inject('/__demo')).body).toContain('emma@weefsel.example');
  await backend.inject({
    method: 'POST',
    url: '/__demo/faults.json',
    payload: { kind: 'failing', pattern: '/*' },
  });
  const paths = [
    '/tweakwise/navigation/a1b2c3d4',
    '/content/v2021-10-21/data/query/production?query=1',
    '/feeds/2',
    '/reviews/v1/publication/review/external/location/statistics',
    '/payment/x',
  ];
  for (const path of paths) expect([path, (await backend.inject(path)).statusCode]).toEqual([path, 500]);
  expect((await backend.inject(CONTEXT)).statusCode).toBe(500);
  expect((await backend.inject('/health')).statusCode).toBe(200);
});

test('the demo page turns the switches of the shop itself', async () => {
  const backend = await open({ DEMO_CONTROLS: '1' });
  const turn = (payload: object) => backend.inject({ method: 'POST', url: '/__demo/switches.json', payload });
  await turn({ maintenance: true });
  expect((await backend.inject(CONTEXT)).statusCode).toBe(503);
  await turn({ maintenance: false });
  expect((await backend.inject(CONTEXT)).statusCode).toBe(200);
});

test('the demo page shows what the search service received', async () => {
  const backend = await open({ DEMO_CONTROLS: '1' });
  await backend.inject({
    method: 'POST',
    url: '/tweakwise/api/search',
    headers: { 'instance-key': 'a1b2c3d4' },
    payload: { SearchTerm: 'jurk' },
  });
  const { events } = (await backend.inject('/__demo/events.json')).json<{ events: unknown[] }>();
  expect(events).toEqual([expect.objectContaining({ name: 'search', body: { SearchTerm: 'jurk' } })]);
});
