import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { format } from 'prettier';
import type { RemoteDescription } from '../../libs/contracts/src/remote-description.ts';
import { distOf, WORKSPACE, workspaceRemotes } from '../../libs/federation/src/build/workspace/index.ts';
import { nx } from '../nx.ts';
import { run, step } from '../steps.ts';
import { ownersTable, withTable } from './owners-table.ts';
import { readFlags } from '../flags.ts';

readFlags(
  {
    usage: 'weefsel ownership',
    about: 'Writes the declarations of all remotes into docs/ownership.md.',
    examples: ['npx weefsel ownership', 'git diff docs/ownership.md'],
  },
  {},
);

const FILE = resolve(WORKSPACE, 'docs/ownership.md');

/** `npx weefsel ownership`: writes the declarations of all remotes' entries into docs/ownership.md. */
await run(async () => {
  const names = workspaceRemotes();
  await step('building the remotes', () => nx(['run-many', '-t', 'build', `--projects=${names.join(',')}`]));
  const descriptions = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(resolve(distOf(name), 'server/description.json'), 'utf8');
      return [name, JSON.parse(text) as RemoteDescription] as const;
    }),
  );
  const table = ownersTable(Object.fromEntries(descriptions));
  const document = withTable(await readFile(FILE, 'utf8'), table);
  await writeFile(FILE, await format(document, { parser: 'markdown', printWidth: 120 }));
});
