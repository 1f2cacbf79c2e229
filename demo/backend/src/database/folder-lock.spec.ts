import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { DataFolderInUseError, lockFolder } from './folder-lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'weefsel-lock-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a lock holds until it is given back, also when nothing refers to it', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const locks = [new WeakRef(lockFolder(folder))];
  for (let round = 0; round < 5; round += 1) {
    await pause(5);
    collectGarbage();
  }
  expect(locks[0]?.deref()).toBeUndefined();
  expect(() => lockFolder(folder)).toThrow(DataFolderInUseError);
});
