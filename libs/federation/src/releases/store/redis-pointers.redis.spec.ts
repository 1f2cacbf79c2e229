import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from './choose-store';
import { folderFiles } from './folder-files';
import { ownRedis, type OwnRedis } from './own-redis.fixture';
import { redisPointers } from './redis-pointers';
import { storeContract } from './store-contract.fixture';
import { temporaryFolder } from './temporary-folder.fixture';

describe('pointers in a Redis', () => {
  const folder = temporaryFolder();
  const open = new Set<{ close(): void }>();
  let redis: OwnRedis;
  let prefix = '';
  beforeAll(async () => {
    redis = await ownRedis();
  });
  beforeEach(() => {
    prefix = `test*[${randomUUID()}]:`;
  });
  afterEach(() => {
    open.forEach((pointers) => pointers.close());
    open.clear();
  });
  afterAll(() => redis.kill());

  const store = (below: string, dir: string) => {
    const pointers = redisPointers({ url: redis.url, prefix: below });
    open.add(pointers);
    return { files: folderFiles(dir), pointers };
  };
  storeContract({
    open: () => store(prefix, folder.dir),
    fresh: () => store(`${randomUUID()}:`, join(folder.dir, randomUUID())),
    isPointersOnly: true,
    runs: 15,
  });

  test('are there wherever the files are, by a setting', async () => {
    const env = { DATA_DIR: folder.dir, RELEASE_POINTERS: `${redis.url}/1?prefix=shop:` };
    const [one, other] = [openStore(env), openStore(env)];
    await one.files.create('a/1', 'file');
    await one.pointers.move('live', 'value', undefined);
    expect((await other.files.read('a/1'))?.toString()).toBe('file');
    expect((await other.pointers.read('live'))?.value).toBe('value');
    expect(existsSync(join(folder.dir, 'store/pointers'))).toBe(false);
    one.close();
    other.close();
  });

  test('two shops in one Redis see nothing of each other', async () => {
    const [one, other] = [store(`${prefix}a:`, folder.dir), store(`${prefix}b:`, folder.dir)];
    await one.pointers.move('live', 'of one', undefined);
    expect(await other.pointers.read('live')).toBeUndefined();
    expect(await other.pointers.list('')).toEqual([]);
  });
});
