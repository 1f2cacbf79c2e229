import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from './choose-store';
import { S3_KEYS, s3Server } from './stand-in/s3-server.fixture';
import { StoreAway } from './store-errors';
import { redisSettings, s3Settings } from './store-settings';
import { temporaryFolder } from './temporary-folder.fixture';

const folder = temporaryFolder();
const keys = { AWS_ACCESS_KEY_ID: S3_KEYS.accessKeyId, AWS_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey };

/** True when a file and a pointer written by one handle are readable by another. */
async function isOneStore(settings: Record<string, string>): Promise<boolean> {
  const env = { DATA_DIR: folder.dir, ...settings };
  const [one, other] = [openStore(env), openStore(env)];
  await one.files.create('a/1', 'file');
  await one.pointers.move('live', 'value', undefined);
  const found = [(await other.files.read('a/1'))?.toString(), (await other.pointers.read('live'))?.value];
  one.close();
  other.close();
  return found.join() === 'file,value';
}

test('without a setting the store is a folder in DATA_DIR; it may be any other folder', async () => {
  expect(await isOneStore({ DATA_DIR: folder.dir })).toBe(true);
  expect(existsSync(join(folder.dir, 'store/files/a/1'))).toBe(true);
  expect(await isOneStore({ RELEASE_STORE: join(folder.dir, 'drive'), RELEASE_POINTERS: '' })).toBe(true);
  expect(existsSync(join(folder.dir, 'drive/pointers/live'))).toBe(true);
});

test('files of a bucket are brought to this machine when they are sent, with nothing but their content', async () => {
  const server = await s3Server();
  const RELEASE_STORE = `s3://shop?endpoint=${server.endpoint}`;
  const store = openStore({ DATA_DIR: folder.dir, RELEASE_STORE, ...keys });
  await store.files.create('remotes/mf-search/1a2b/entry.js', 'entry');
  await store.bring('remotes/mf-search/1a2b/entry.js');
  await store.bring('remotes/mf-search/1a2b/gone.js');
  expect(readFileSync(join(store.folder, 'remotes/mf-search/1a2b/entry.js'), 'utf8')).toBe('entry');
  expect(existsSync(join(store.folder, 'remotes/mf-search/1a2b/gone.js'))).toBe(false);
  await server.close();
  await store.bring('remotes/mf-search/1a2b/entry.js');
  await expect(store.bring('remotes/mf-search/1a2b/other.js')).rejects.toThrow(StoreAway);
});

test('a bucket holds both, below its prefix', async () => {
  const server = await s3Server();
  const RELEASE_STORE = `s3://shop/releases?endpoint=${server.endpoint}&region=eu-west-1`;
  expect(await isOneStore({ RELEASE_STORE, ...keys })).toBe(true);
  expect([...server.objects.keys()].filter((key) => !key.endsWith('.conditions')).sort()).toEqual([
    'releases/files/a/1',
    'releases/pointers/live',
  ]);
  await server.close();
});

test('a bucket without an endpoint is at Amazon, in the given region', () => {
  expect(
    s3Settings({ RELEASE_STORE: 's3://shop?region=eu-west-1', ...keys, AWS_SESSION_TOKEN: 'x' }),
  ).toEqual({
    ...{ ...S3_KEYS, sessionToken: 'x' },
    ...{ endpoint: 'https://s3.eu-west-1.amazonaws.com', bucket: 'shop', region: 'eu-west-1', prefix: '' },
  });
  expect(redisSettings({ RELEASE_POINTERS: 'rediss://me:secret@r:6380/2' })).toEqual({
    ...{ url: 'rediss://me:secret@r:6380/2', prefix: 'weefsel:pointers:' },
  });
});

test.each([
  ['RELEASE_STORE', 'https://bucket.example', 'must be absent, the full path of a folder, or a bucket'],
  ['RELEASE_STORE', 'releases', 'not "releases".'],
  ['RELEASE_STORE', 'https://me:secret@bucket.example', 'not what it is.'],
  ['RELEASE_STORE', 's3://', 'no'],
  ['RELEASE_STORE', 's3://Bad_Bucket', 'no name of a bucket'],
  ['RELEASE_STORE', 's3://shop/a//b', 'a prefix that is no path'],
  [
    'RELEASE_STORE',
    's3://shop?endpoint=localhost:9000',
    'an endpoint that is not scheme, host and port alone',
  ],
  ['RELEASE_STORE', 's3://shop?endpoint=http://h/path', 'an endpoint that is not'],
  ['RELEASE_STORE', 's3://shop?zone=x', 'has "zone"'],
  ['RELEASE_POINTERS', 'localhost:6379', 'the address of a Redis'],
  ['RELEASE_POINTERS', 'redis://', 'the address of a Redis'],
  ['RELEASE_POINTERS', 'redis://r/live', 'a database that is no number'],
  ['RELEASE_POINTERS', 'redis://r?perfix=x', 'has "perfix"'],
  ['RELEASE_POINTERS', 'redis://r?prefix=a%20b', 'a prefix with signs'],
])('%s=%s is refused in one sentence', (name, value, told) => {
  const refused = () => openStore({ DATA_DIR: folder.dir, ...keys, [name]: value });
  expect(refused).toThrow(expect.objectContaining({ name: 'BadStoreSetting' }));
  expect(refused).toThrow(told);
  expect(refused).toThrow(new RegExp(`^${name} .*\\.$`));
});

test('a bucket without keys is refused', () => {
  expect(() => openStore({ RELEASE_STORE: 's3://shop' })).toThrow(
    'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
  );
});
