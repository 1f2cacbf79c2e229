import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { WORKSPACE } from '../libs/federation/src/build/workspace/index.ts';
import { indexOf, readRecord } from './decisions/read-record.ts';
import { run } from './steps.ts';
import { readFlags } from './flags.ts';

readFlags(
  {
    usage: 'weefsel decisions',
    about: 'Writes the index of the decision records.',
    examples: ['npx weefsel decisions', 'git diff docs/decisions/README.md'],
  },
  {},
);

/** `npx weefsel decisions`: writes the index of the decision records, sorted by status and number. */
const FOLDER = join(WORKSPACE, 'docs/decisions');
const INDEX = join(FOLDER, 'README.md');

await run(async () => {
  const names = (await readdir(FOLDER)).filter((name) => /^\d{4}-/.test(name)).sort();
  const records = await Promise.all(
    names.map(async (name) => readRecord(name, await readFile(join(FOLDER, name), 'utf8'))),
  );
  const options = await resolveConfig(INDEX);
  await writeFile(INDEX, await format(indexOf(records), { ...options, parser: 'markdown' }));
});
