import { readHistory } from '../../libs/federation/src/releases/composition/index.ts';
import { folderFiles } from '../../libs/federation/src/releases/store/index.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noteRefusal } from './note-refusal.ts';

test('of what was refused a line stays in the history, with the reason', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'weefsel-refused-'));
  const files = folderFiles(dir);
  const author = { by: 'Anna', commit: 'c0ffee' };
  const error = new Error('It carries its own copy of mobx.');
  await noteRefusal({ files, author }, 'release mf-search', { channel: 'live' }, error);
  expect(await readHistory(files)).toEqual([
    {
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      ...author,
      what: 'refused: release mf-search',
      channel: 'live',
      why: 'It carries its own copy of mobx.',
      changes: [],
    },
  ]);
  rmSync(dir, { recursive: true });
});
