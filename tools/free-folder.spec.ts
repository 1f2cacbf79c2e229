import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { temporaryFolder } from '../libs/federation/src/releases/store/temporary-folder.fixture';
import { requireFreeFolder } from './free-folder.ts';

const folder = temporaryFolder();

/** Locks a folder in another process, as a demo backend does. */
async function locked(dir: string) {
  const file = JSON.stringify(join(dir, 'commerce.lock'));
  const code = `const { DatabaseSync } = require('node:sqlite');
    const lock = new DatabaseSync(${file});
    lock.exec('begin exclusive');
    process.send('locked');
    setInterval(() => lock, 1000);`;
  const child = spawn(process.execPath, ['--eval', code], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  await once(child, 'message');
  return async () => {
    child.kill();
    await once(child, 'exit');
  };
}

test('a folder in use is refused until its process ends', async () => {
  await requireFreeFolder(folder.dir);
  const end = await locked(folder.dir);
  try {
    await expect(requireFreeFolder(folder.dir)).rejects.toThrow(
      `The data folder ${folder.dir} is used by another shop. Stop that one, or choose another folder with DATA_DIR=`,
    );
  } finally {
    await end();
  }
  await requireFreeFolder(folder.dir);
});

test.each(['/proc', '/dev/null/below'])(
  'a folder that holds no files is refused at once: %s',
  async (dir) => {
    await expect(requireFreeFolder(dir)).rejects.toThrow(`DATA_DIR, here ${dir}, must be a writable folder`);
  },
);
