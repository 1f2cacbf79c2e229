import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const SAY = `const all = await import(process.argv[1]); process.stdout.write(JSON.stringify(all[process.argv[2]] ?? null));`;

/**
 * What a file of TypeScript exports under a name, as data; undefined without the file. It is run in a process of its own, as
 * it is: so what was changed is seen by a build that watches, and the file may import other such files only.
 */
export async function readExport(file: string, name: string): Promise<unknown> {
  if (!existsSync(file)) return undefined;
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    SAY,
    pathToFileURL(file).href,
    name,
  ]);
  return JSON.parse(stdout) as unknown;
}
