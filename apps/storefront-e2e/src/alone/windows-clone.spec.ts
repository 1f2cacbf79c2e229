import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { WORKSPACE } from '../../../../libs/federation/src/build/workspace/index.ts';
import { BACKEND_BUNDLE } from '../../../../tools/shop.ts';
import { expect, test } from '../shopper.ts';

const BACKEND_PORT = '4389';
const CONTENT = 'demo/backend/content';

const run = async (dir: string, command: string, ...words: string[]) =>
  (await promisify(execFile)(command, words, { cwd: dir, maxBuffer: 10_000_000 })).stdout;

/** Rewrites the documents as an editor on Windows saves them. */
async function editOnWindows(dir: string): Promise<void> {
  for (const name of await readdir(join(dir, CONTENT), { recursive: true })) {
    if (!name.endsWith('.md')) continue;
    const file = join(dir, CONTENT, name);
    await writeFile(file, `\ufeff${(await readFile(file, 'utf8')).replaceAll('\n', '\r\n')}`);
  }
}

test('a clone on Windows is checked like any other, and its demo starts with documents that were edited there', async () => {
  test.setTimeout(180_000);
  const dir = await mkdtemp(join(tmpdir(), 'weefsel-clone-'));
  await run(dir, 'git', 'clone', '-q', '-c', 'core.autocrlf=true', WORKSPACE, '.');
  const ends = (await run(dir, 'git', 'ls-files', '--eol')).trim().split('\n');
  expect(ends.filter((line) => / w\/(crlf|mixed) /.test(line))).toEqual([]);
  await symlink(resolve(WORKSPACE, 'node_modules'), join(dir, 'node_modules'));
  const prettier = resolve(WORKSPACE, 'node_modules/prettier/bin/prettier.cjs');
  await run(dir, process.execPath, prettier, '--check', 'demo/backend', 'libs/contracts');

  await editOnWindows(dir);
  const demo = fork(resolve(WORKSPACE, BACKEND_BUNDLE), [], {
    cwd: dir,
    env: { ...process.env, BACKEND_PORT, DATA_DIR: join(dir, '.data') },
  });
  try {
    await once(demo, 'message');
    const query = encodeURIComponent('*[_type == "page"]{title}');
    const url = `http://localhost:${BACKEND_PORT}/content/v2025-02-19/data/query/production?query=${query}`;
    const { result } = (await (await fetch(url)).json()) as { result: { title: string }[] };
    expect(result.length).toBeGreaterThan(5);
    expect(JSON.stringify(result)).not.toContain('\\r');
  } finally {
    demo.kill();
    await once(demo, 'exit');
    await rm(dir, { recursive: true, force: true });
  }
});
