import { randomUUID } from 'node:crypto';
import { s3Bucket, type S3Settings } from './s3-bucket';
import { s3Files } from './s3-files';
import { s3Pointers } from './s3-pointers';
import { S3_KEYS, s3Server } from './stand-in/s3-server.fixture';
import { storeContract } from './store-contract.fixture';
import { s3Settings } from './store-settings';

const storeAt = (settings: S3Settings) => {
  const below = (name: string) => s3Bucket({ ...settings, prefix: `${settings.prefix}${name}/` });
  return { files: s3Files(below('files')), pointers: s3Pointers(below('pointers')) };
};

describe('a bucket of the stand-in for S3', () => {
  let server: Awaited<ReturnType<typeof s3Server>>;
  let prefix = '';
  beforeAll(async () => {
    server = await s3Server();
  });
  beforeEach(() => {
    prefix = `${randomUUID()}/`;
  });
  afterAll(() => server.close());

  const settings = (below: string): S3Settings => ({
    ...S3_KEYS,
    endpoint: server.endpoint,
    bucket: 'shop',
    region: 'eu-west-1',
    prefix: below,
  });
  storeContract({
    open: () => storeAt(settings(prefix)),
    fresh: () => storeAt(settings(`${randomUUID()}/`)),
    runs: 10,
  });

  test('more files than one page holds are all listed, once', async () => {
    const { files } = storeAt(settings(prefix));
    const paths = Array.from({ length: 2001 }, (_, n) => `a/${String(n).padStart(4, '0')}`);
    for (let from = 0; from < paths.length; from += 50)
      await Promise.all(paths.slice(from, from + 50).map((path) => files.create(path, path)));
    const before = server.asked.length;
    expect((await files.list('a/')).map(({ path }) => path)).toEqual(paths);
    expect(server.asked.length - before).toBe(3);
  });
});

// With STORE_TEST_S3=s3://bucket?endpoint=… and keys, the same contract is tested against a shop's future bucket.
if (process.env.STORE_TEST_S3)
  describe('the bucket of this machine', () => {
    const real = s3Settings({ ...process.env, RELEASE_STORE: process.env.STORE_TEST_S3 });
    let prefix = '';
    beforeEach(() => {
      prefix = `${real.prefix}${randomUUID()}/`;
    });
    storeContract({
      open: () => storeAt({ ...real, prefix }),
      fresh: () => storeAt({ ...real, prefix: `${real.prefix}${randomUUID()}/` }),
      runs: 5,
    });
  });
