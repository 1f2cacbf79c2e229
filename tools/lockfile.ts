import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { WORKSPACE } from '../libs/federation/src/build/workspace/index.ts';
import { completeLockfile, type Lockfile } from './complete-lockfile.ts';
import { run } from './steps.ts';

/**
 * `node tools/lockfile.ts`, after every `npm install`: adds the entries that a registry with only some platforms omits.
 * Without them, `npm ci` rejects the lockfile.
 */
await run(async () => {
  const file = resolve(WORKSPACE, 'package-lock.json');
  const lockfile = JSON.parse(await readFile(file, 'utf8')) as Lockfile;
  const added = completeLockfile(lockfile);
  await writeFile(file, `${JSON.stringify(lockfile, null, 2)}\n`);
  process.stdout.write(added.length ? `added:\n  ${added.join('\n  ')}\n` : 'The lockfile is complete.\n');
});
