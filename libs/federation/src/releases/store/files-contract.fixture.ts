import { randomBytes } from 'node:crypto';
import { NoStorePath, type Files } from './files.ts';

const ESCAPING = [
  '../out',
  'a/../../out',
  '/etc/passwd',
  'a//b',
  'a/./b',
  '.hidden',
  'a/.b',
  'a\\b',
  'a b',
  'a\0b',
  '',
];

const pathsOf = async (files: Files, prefix: string) => (await files.list(prefix)).map(({ path }) => path);

/** Tests of the contract of every kind of `Files`. */
export function filesContract(files: () => Files): void {
  test.each([
    ['a text', Buffer.from('{ "naam": "bébé ☂" }')],
    ['nothing at all', Buffer.alloc(0)],
    ['every byte there is', Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))],
    ['5 MB of noise', randomBytes(5 * 1024 * 1024)],
  ])('a created file is read back: %s', async (_, content) => {
    expect(await files().create('remotes/mf-search/1a2b/chunk.js', content)).toBe(true);
    const found = await files().read('remotes/mf-search/1a2b/chunk.js');
    expect(found?.equals(content)).toBe(true);
  });

  test('a text is kept as UTF-8, under every sign that a path may have', async () => {
    expect(await files().create('@scope/a+b_c-d.e/1.json', 'één')).toBe(true);
    expect((await files().read('@scope/a+b_c-d.e/1.json'))?.toString('utf8')).toBe('één');
    expect(await pathsOf(files(), '@scope/a+b')).toEqual(['@scope/a+b_c-d.e/1.json']);
  });

  test('a second creation changes nothing, and returns false', async () => {
    expect(await files().create('a/one', 'first')).toBe(true);
    expect(await files().create('a/one', 'second')).toBe(false);
    expect((await files().read('a/one'))?.toString()).toBe('first');
  });

  test('of twenty who create one file at once, one is first, and all read its content', async () => {
    const made = await Promise.all(
      Array.from({ length: 20 }, async (_, n) => ({ n, first: await files().create('a/one', `by ${n}`) })),
    );
    const winners = made.filter(({ first }) => first);
    expect(winners).toHaveLength(1);
    expect((await files().read('a/one'))?.toString()).toBe(`by ${winners[0]?.n}`);
  });

  test('a missing file reads as undefined, and can be removed', async () => {
    expect(await files().read('a/none')).toBeUndefined();
    await expect(files().remove('a/none')).resolves.toBeUndefined();
    expect(await files().list('a/none')).toEqual([]);
    expect(await files().list('')).toEqual([]);
  });

  test('a file that was removed is gone, and may be created again', async () => {
    await files().create('a/one', 'first');
    await files().remove('a/one');
    expect(await files().read('a/one')).toBeUndefined();
    expect(await files().list('a/')).toEqual([]);
    expect(await files().create('a/one', 'again')).toBe(true);
    expect((await files().read('a/one'))?.toString()).toBe('again');
  });

  test('files are listed by how their paths begin, in order, with the time of writing', async () => {
    const before = Date.now();
    for (const path of ['b/2', 'a/1', 'a/10/x', 'a/2', 'ab/1', 'a-b/1']) await files().create(path, path);
    expect(await pathsOf(files(), 'a/')).toEqual(['a/1', 'a/10/x', 'a/2']);
    expect(await pathsOf(files(), 'a/1')).toEqual(['a/1', 'a/10/x']);
    expect(await pathsOf(files(), 'a')).toEqual(['a-b/1', 'a/1', 'a/10/x', 'a/2', 'ab/1']);
    expect(await pathsOf(files(), '')).toEqual(['a-b/1', 'a/1', 'a/10/x', 'a/2', 'ab/1', 'b/2']);
    expect(await pathsOf(files(), 'c/')).toEqual([]);
    const [{ at } = { at: new Date(0) }] = await files().list('b/');
    expect(Math.abs(at.getTime() - before)).toBeLessThan(60_000);
  });

  test.each(ESCAPING)('a path that leads elsewhere is refused: "%s"', async (path) => {
    const told = async (call: () => Promise<unknown>) =>
      (await call().catch((error: unknown) => error)) as Error;
    expect(await told(async () => files().read(path))).toBeInstanceOf(NoStorePath);
    expect(await told(async () => files().create(path, 'x'))).toBeInstanceOf(NoStorePath);
    expect(await told(async () => files().remove(path))).toBeInstanceOf(NoStorePath);
    if (path) expect(await told(async () => files().list(path))).toBeInstanceOf(NoStorePath);
  });
}
