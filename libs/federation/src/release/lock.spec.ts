/** @jest-environment node */
import { readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lock } from './lock';
import { publishedFolder } from './published.fixture';

const folder = publishedFolder();

test('a lock is had by one at a time, in turn', async () => {
  const order: string[] = [];
  const first = await lock(folder.dir);
  const second = lock(folder.dir).then((unlock) => {
    order.push('second');
    return unlock();
  });
  expect(await readdir(folder.dir)).toEqual(['registry.lock']);
  order.push('first');
  await first();
  await second;
  expect(order).toEqual(['first', 'second']);
  expect(await readdir(folder.dir)).toEqual([]);
});

test('a lock of a release that broke off is taken over', async () => {
  const file = join(folder.dir, 'registry.lock');
  await writeFile(file, '');
  const then = new Date(Date.now() - 11_000);
  await utimes(file, then, then);
  await (
    await lock(folder.dir)
  )();
});

test('a folder that is not there is no reason to wait', async () => {
  await expect(lock(join(folder.dir, 'none'))).rejects.toThrow('ENOENT');
});

test('a lock that is younger is waited for, and then it is said whose way is barred', async () => {
  const file = join(folder.dir, 'registry.lock');
  await writeFile(file, '');
  const pauses: (number | undefined)[] = [];
  const wait = jest.spyOn(globalThis, 'setTimeout').mockImplementation((done, pause) => {
    pauses.push(pause);
    done();
    return 0 as unknown as NodeJS.Timeout;
  });
  await expect(lock(folder.dir)).rejects.toThrow(`Another release holds ${file}`);
  wait.mockRestore();
  expect(pauses).toEqual(Array.from({ length: 150 }, () => 100));
  expect((await stat(file)).isFile()).toBe(true);
});
