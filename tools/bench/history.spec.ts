import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readHistory } from './history.ts';

test('runs of a folder come in the order in which they were measured, and other files are left out', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-history-'));
  const write = (file: string, value: object) => writeFile(join(folder, file), JSON.stringify(value));
  try {
    await write('b.json', { commit: 'first', at: '2026-11-20T10:00:00Z', bars: [] });
    await write('a.json', { commit: 'second', at: '2026-11-21T10:00:00Z', bars: [] });
    await write('old.json', { bars: [] });
    await write('other.json', { name: 'no run' });
    await writeFile(join(folder, 'notes.txt'), 'no run either');
    expect((await readHistory(folder)).map(({ commit }) => commit)).toEqual(['old', 'first', 'second']);
  } finally {
    await rm(folder, { recursive: true });
  }
});
