import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { DataFolderInUseError } from './folder-lock.ts';
import { openDatabase } from './open-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'weefsel-two-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Another process that opens the same folder, prints `open`, and stays. */
function otherProcess() {
  const code = `
    import { openDatabase } from ${JSON.stringify(join(__dirname, 'open-database.ts'))};
    openDatabase(${JSON.stringify(folder)});
    process.stdout.write('open');
    setInterval(() => {}, 1000);
  `;
  return spawn(process.execPath, ['--input-type=module', '-e', code]);
}

test('the second of two processes on one folder prints the reason and exits with 1', async () => {
  const first = openDatabase(folder);
  const second = otherProcess();
  const gone = once(second, 'exit');
  expect(await text(second.stderr)).toContain(
    `The data folder ${folder} is used by another demo backend; stop that one or set DATA_DIR`,
  );
  expect((await gone)[0]).toBe(1);
  first.close();
});

test('a process that was killed leaves the folder to the next one', async () => {
  const first = otherProcess();
  const gone = once(first, 'exit');
  await once(first.stdout, 'data');
  expect(() => openDatabase(folder)).toThrow(DataFolderInUseError);
  first.kill('SIGKILL');
  await gone;
  openDatabase(folder).close();
});
