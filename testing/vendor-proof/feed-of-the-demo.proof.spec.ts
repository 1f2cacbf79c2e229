import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkFeed } from '../../tools/feed/check-feed.ts';
import { readGoods } from '../../tools/feed/read-goods.ts';
import { writeFeed } from '../../tools/feed/write-feed.ts';
import { createBackend } from '../../demo/backend/src/create-backend.ts';
import { readEnvironment } from '../../demo/backend/src/environment.ts';

// A machine that runs other tests concurrently takes long to generate an assortment.
jest.setTimeout(120_000);

const dataDir = mkdtempSync(join(tmpdir(), 'weefsel-feed-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('the feed that is written of the embedded vendor has all that the shop asks for', async () => {
  const config = readEnvironment({ SEED_PRODUCTS: '250', LOG_LEVEL: 'silent', DATA_DIR: dataDir });
  const app = await createBackend(config);
  await app.listen({ port: 0, host: '127.0.0.1' });
  try {
    const { port } = app.server.address() as AddressInfo;
    const endpoint = `http://127.0.0.1:${port}/store-api`;
    const goods = await readGoods({ endpoint, accessToken: config.accessToken });
    const productKey = 'nl-{id}';
    const verdict = checkFeed(writeFeed(goods, { origin: 'https://shop.test', productKey }), productKey);
    expect(verdict).toMatchObject({ items: 250, problems: [] });
    expect(verdict.categories).toBeGreaterThan(20);
  } finally {
    await app.close();
  }
});
