import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPictureCache } from './picture-cache.ts';
import { createRenderQueue, type RenderQueue } from './render-queue.ts';

const PICTURE = Buffer.from('a picture of a coat');
const NAME = 'ab/coat.webp';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'picture-cache-'));
});
afterEach(() => rm(folder, { recursive: true }));

const openCache = (
  cacheDir = folder,
  onLoss?: (error: unknown) => void,
  queue = createRenderQueue({ slots: 1, waiting: 10 }),
) =>
  createPictureCache({
    cacheDir,
    queue,
    limit: 1e6,
    ...(onLoss && { onLoss }),
  });

test('a picture is drawn once and found again by the next process', async () => {
  const render = jest.fn(async () => PICTURE);
  expect(await openCache().read(NAME, render, 'shopper')).toEqual(PICTURE);
  expect(await openCache().read(NAME, render, 'shopper')).toEqual(PICTURE);
  expect(render).toHaveBeenCalledTimes(1);
});

test.each([
  ['cut off', (path: string) => truncate(path, 20)],
  ['emptied', (path: string) => truncate(path, 0)],
  ['of a former form, without a seal', (path: string) => writeFile(path, PICTURE)],
  [
    'changed in one place',
    async (path: string) => {
      const bytes = await readFile(path);
      bytes.writeUInt8(bytes.readUInt8(3) ^ 1, 3);
      await writeFile(path, bytes);
    },
  ],
])('a file that was %s is noticed and drawn anew', async (_how, harm) => {
  const render = jest.fn(async () => PICTURE);
  const cache = openCache();
  await cache.read(NAME, render, 'shopper');
  await harm(join(folder, NAME));
  expect(await cache.read(NAME, render, 'shopper')).toEqual(PICTURE);
  expect(await cache.read(NAME, render, 'shopper')).toEqual(PICTURE);
  expect(render).toHaveBeenCalledTimes(2);
});

test('a picture that cannot be stored is returned all the same, and the loss is reported', async () => {
  const file = join(folder, 'no-folder');
  await writeFile(file, '');
  const lost = jest.fn();
  const cache = openCache(file, lost);
  expect(await cache.read(NAME, async () => PICTURE, 'shopper')).toEqual(PICTURE);
  expect(lost).toHaveBeenCalledTimes(1);
});

const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((soon) => setTimeout(soon, 1));
};

test('a request for a picture that is being drawn ahead shares that rendering', async () => {
  const { promise, resolve } = Promise.withResolvers<Buffer>();
  const render = jest.fn(() => promise);
  const cache = openCache();
  const ahead = cache.read(NAME, render, 'background');
  await until(() => render.mock.calls.length === 1);
  const asked = cache.read(NAME, render, 'shopper');
  resolve(PICTURE);
  expect(await Promise.all([ahead, asked])).toEqual([PICTURE, PICTURE]);
  expect(render).toHaveBeenCalledTimes(1);
  expect(render).toHaveBeenCalledWith('background');
});

test('a picture queued for drawing ahead gets shopper priority once a shopper requests it', async () => {
  const first = Promise.withResolvers<Buffer>();
  const queue = createRenderQueue({ slots: 1, waiting: 10 });
  const told = { added: 0, promoted: 0 };
  const counting: RenderQueue = {
    add(task, priority) {
      const job = queue.add(task, priority);
      told.added += 1;
      const promote = () => {
        job.promote();
        told.promoted += 1;
      };
      return { ...job, promote };
    },
  };
  const render = jest.fn(async () => PICTURE);
  const cache = openCache(folder, undefined, counting);
  const busy = cache.read('ab/first.webp', () => first.promise, 'background');
  await until(() => told.added === 1);
  const ahead = cache.read(NAME, render, 'background');
  await until(() => told.added === 2);
  const asked = cache.read(NAME, render, 'shopper');
  await until(() => told.promoted === 1);
  first.resolve(PICTURE);
  await Promise.all([busy, ahead, asked]);
  expect(render.mock.calls).toEqual([['shopper']]);
});
