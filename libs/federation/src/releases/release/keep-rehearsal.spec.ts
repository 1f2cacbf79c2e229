import { readRehearsal } from '../composition';
import { keepRehearsal } from './keep-rehearsal';
import { publishedFolder } from './published.fixture';
import type { Passed } from './rehearse';

const folder = publishedFolder();
const remotes = { 'mf-search': 'aaa' };
const passed = (more: Partial<Passed> = {}): Passed => ({
  remotes,
  pages: ['/search'],
  hydrated: ['/search'],
  fromRecorded: false,
  ...more,
});
const known = () => readRehearsal({ ...folder.releaseStore, live: {} }, remotes);

test('keeps no report of a rehearsal without rendered pages', async () => {
  await keepRehearsal(folder.releaseStore, 'mf-search@aaa', passed({ pages: [], hydrated: [] }));
  expect(await known()).toBeUndefined();
});

test('keeps the report of a rehearsal, and the vendor answers with the version', async () => {
  const answers = Buffer.from('said').toString('base64');
  await keepRehearsal(folder.releaseStore, 'mf-search@aaa', passed({ answers }));
  expect(await known()).toMatchObject({ remotes, pages: ['/search'], hydrated: ['/search'] });
  const kept = await folder.releaseStore.files.read('remotes/mf-search/aaa/answers.json.gz');
  expect(String(kept)).toBe('said');
});
