import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBackend } from '../../create-backend.ts';
import { readEnvironment } from '../../environment.ts';
import type { BackgroundDrawer } from './background-drawer.ts';
import { firstPages } from './first-pages.ts';
import { shownFirst } from './shown-first.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'drawing-ahead-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

const configured = () =>
  readEnvironment({ DATA_DIR: dataDir, SEED_PRODUCTS: '150', LOG_LEVEL: 'silent', BACKEND_PORT: '0' });

test('after the start pictures are drawn by the drawer, until the shop closes', async () => {
  const drawn = Promise.withResolvers<void>();
  const drawer: BackgroundDrawer = {
    render: jest.fn(async () => {
      if (jest.mocked(drawer.render).mock.calls.length > 3) drawn.resolve();
      return Buffer.from('picture');
    }),
    rest: jest.fn(),
    close: jest.fn(),
  };
  const app = await createBackend(configured(), drawer);
  await app.ready();
  expect(drawer.render).not.toHaveBeenCalled();
  await app.listen({ port: 0 });
  await drawn.promise;
  await app.close();
  const { length } = jest.mocked(drawer.render).mock.calls;
  expect(drawer.close).toHaveBeenCalledTimes(1);
  await new Promise((done) => setTimeout(done, 100));
  expect(drawer.render).toHaveBeenCalledTimes(length);
});

test('the addresses to draw first contain listing cards, and sampled ones lead to a picture', async () => {
  const config = configured();
  const app = await createBackend(config);
  const cards = await firstPages(app, config.searchInstanceKey);
  expect(cards.length).toBeGreaterThan(48);
  expect(new Set(cards).size).toBe(cards.length);
  const addresses = shownFirst({ folder: '/content/images/demo/production', assets: [], cards });
  const [card = ''] = cards;
  expect(addresses).toContain(`${card}?w=500&fm=webp`);
  const kinds = [
    addresses.find((address) => address.includes('tile') || address.includes('1200x1500')),
    `${card}?w=20`,
  ];
  for (const address of kinds)
    expect((await app.inject({ url: address ?? '', headers: { 'if-none-match': '*' } })).statusCode).toBe(
      304,
    );
  await app.close();
});
