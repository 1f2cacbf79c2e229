import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { folderFiles } from './folder-files';
import { redisPointers } from './redis-pointers';
import { ownRedis, REDIS_KIND, type OwnRedis } from './stand-in/own-redis.fixture';
import { storeContract } from './store-contract.fixture';
import { temporaryFolder } from './temporary-folder.fixture';

describe(`pointers in ${REDIS_KIND}`, () => {
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

  test('two shops in one Redis see nothing of each other', async () => {
    const [one, other] = [store(`${prefix}a:`, folder.dir), store(`${prefix}b:`, folder.dir)];
    await one.pointers.move('live', 'of one', undefined);
    expect(await other.pointers.read('live')).toBeUndefined();
    expect(await other.pointers.list('')).toEqual([]);
  });
});
