import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { s3Bucket } from './s3-bucket';
import { s3Files } from './s3-files';
import { s3Pointers } from './s3-pointers';
import { S3_KEYS, s3Server, type S3Manners } from './stand-in/s3-server.fixture';

const TIMEOUT_MS = 300;
/** Three times the timeout, the pauses between, and a margin for a busy machine. */
const BOUND_MS = 6000;

let server: Awaited<ReturnType<typeof s3Server>>;
beforeEach(async () => {
  server = await s3Server();
});
afterEach(() => server.close());

const bucket = (over = {}) =>
  s3Bucket({
    ...S3_KEYS,
    endpoint: server.endpoint,
    bucket: 'shop',
    prefix: `${randomUUID()}/`,
    region: 'eu-west-1',
    timeoutMs: TIMEOUT_MS,
    ...over,
  });

/** Errors of every possible request to a store. */
async function failures(at: ReturnType<typeof bucket>): Promise<Error[]> {
  const [files, pointers] = [s3Files(at), s3Pointers(at)];
  const found = { value: 'x', tag: '"0"' };
  const calls = [
    files.read('a/1'),
    files.create('a/1', 'x'),
    files.list(''),
    files.remove('a/1'),
    pointers.read('live'),
    pointers.move('live', 'x', undefined),
    pointers.move('live', 'x', found),
    pointers.remove('live', found),
    pointers.list(''),
  ];
  const results = await Promise.allSettled(calls);
  return results.map((result) =>
    result.status === 'rejected' ? (result.reason as Error) : new Error('did not fail'),
  );
}

const html = (status: number) => ({
  status,
  headers: { 'content-type': 'text/html' },
  body: '<!doctype html><title>Sign in</title>',
});
const xml = (status: number, body: string) => ({ status, body });
type Instead = NonNullable<S3Manners['instead']>;

test.each<[string, Instead, string, string]>([
  ['never answers', () => 'hang', 'StoreAway', 'no answer in time'],
  ['ends every connection', () => 'drop', 'StoreAway', 'check its endpoint'],
  [
    'answers 500',
    () => xml(500, '<Error><Code>InternalError</Code></Error>'),
    'StoreAway',
    '500 InternalError',
  ],
  ['is too busy', () => xml(503, '<Error><Code>SlowDown</Code></Error>'), 'StoreAway', '503 SlowDown'],
  ['answers a page of HTML', () => html(200), 'StoreUnusable', 'check the endpoint'],
  ['answers a page of HTML that says not found', () => html(404), 'StoreUnusable', 'check the endpoint'],
  [
    'is elsewhere',
    () => xml(301, '<Error><Code>PermanentRedirect</Code></Error>'),
    'StoreUnusable',
    'region',
  ],
  [
    'has no such bucket',
    () => xml(404, '<Error><Code>NoSuchBucket</Code></Error>'),
    'StoreUnusable',
    'create the bucket',
  ],
])(
  'a store that %s fails every call in time, with the store and the remedy in the error',
  async (_, instead, name, told) => {
    server.manners.instead = instead;
    const from = Date.now();
    const failed = await failures(bucket());
    expect(Date.now() - from).toBeLessThan(BOUND_MS);
    const strange = failed.filter(
      ({ name: kind, message }) => kind !== name || !message.includes('s3://shop') || !message.includes(told),
    );
    expect(strange).toEqual([]);
  },
);

test('an unreachable store and wrong keys are reported as different errors', async () => {
  const away = await failures(bucket({ endpoint: 'http://127.0.0.1:9' }));
  expect(away.map(({ name }) => name)).toEqual(away.map(() => 'StoreAway'));
  const wrong = await failures(bucket({ secretAccessKey: 'other' }));
  expect(wrong.map(({ name }) => name)).toEqual(wrong.map(() => 'StoreUnusable'));
  expect(wrong[0]?.message).toContain('403 SignatureDoesNotMatch: check its keys');
});

test.each([
  ['ends in the middle', '<ListBucketResult><IsTruncated>false</IsTruncated><Contents><Key>a'],
  [
    'has no end',
    '<ListBucketResult><IsTruncated>true</IsTruncated><NextContinuationToken>x</NextContinuationToken></ListBucketResult>',
  ],
  ['does not say how it goes on', '<ListBucketResult><IsTruncated>true</IsTruncated></ListBucketResult>'],
  ['does not say whether it goes on', '<ListBucketResult></ListBucketResult>'],
])('a list that %s is rejected', async (_, body) => {
  server.manners.instead = () => xml(200, body);
  await expect(s3Files(bucket()).list('')).rejects.toMatchObject({ name: 'StoreUnusable' });
});

test('a file that is not what was written is not handed on', async () => {
  const at = bucket();
  await s3Files(at).create('a/1', 'whole');
  const object = server.objects.get(`${at.prefix}a/1`);
  if (object) object.content = Buffer.from('other');
  await expect(s3Files(at).read('a/1')).rejects.toThrow('a/1 is not what was written');
});

/** Changes the answer to the first request of a kind only. */
function once(method: string, ending: string, instead: ReturnType<Instead>): void {
  let left = 1;
  server.manners.instead = (request: IncomingMessage) =>
    request.method === method && request.url?.endsWith(ending) && left-- > 0 ? instead : undefined;
}

test('retries a request with a lost answer, and a write whose answer was lost still reports success', async () => {
  const at = bucket();
  once('PUT', 'a/1', 'lose');
  expect(await s3Files(at).create('a/1', 'x')).toBe(true);
  once('PUT', 'a/1', 'drop');
  expect(await s3Files(at).create('a/1', 'y')).toBe(false);
  once('GET', 'a/1', xml(503, ''));
  expect((await s3Files(at).read('a/1'))?.toString()).toBe('x');
});

test('a move whose answer was lost is confirmed by a read, or rejects with an unknown outcome', async () => {
  const pointers = s3Pointers(bucket());
  once('PUT', 'live', 'lose');
  const found = await pointers.move('live', 'one', undefined);
  expect(found).toEqual(await pointers.read('live'));
  once('PUT', 'live', 'drop');
  await expect(pointers.move('live', 'two', found)).rejects.toThrow('is not known; read it');
  expect((await pointers.read('live'))?.value).toBe('one');
});

test.each(['refused', 'ignored'] as const)(
  'where conditions are %s, files are looked for before they are written, and no pointer is moved',
  async (conditions) => {
    server.manners.conditions = conditions;
    const at = bucket();
    expect(await s3Files(at).create('a/1', 'first')).toBe(true);
    expect(await s3Files(at).create('a/1', 'second')).toBe(false);
    expect((await s3Files(at).read('a/1'))?.toString()).toBe('first');
    await expect(s3Pointers(at).move('live', 'x', undefined)).rejects.toThrow('RELEASE_POINTERS=redis://');
    expect(await s3Pointers(at).read('live')).toBeUndefined();
    expect((await s3Files(at).list('')).map(({ path }) => path)).toEqual(['a/1']);
  },
);

test('a conflict with another writer is tried again for a file, and lost for a pointer', async () => {
  const at = bucket();
  const [files, pointers] = [s3Files(at), s3Pointers(at)];
  const found = await pointers.move('live', 'one', undefined);
  await files.create('a/0', 'x');
  server.manners.conflicts = 2;
  expect(await files.create('a/1', 'x')).toBe(true);
  server.manners.conflicts = 1;
  expect(await pointers.move('live', 'two', found)).toBeUndefined();
  server.manners.conflicts = 99;
  await expect(files.create('a/2', 'x')).rejects.toThrow('too many writers');
});
