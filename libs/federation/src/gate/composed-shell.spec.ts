/** @jest-environment node */
import { folderFiles } from '../store/index';
import { temporaryFolder } from '../store/temporary-folder.fixture';
import { composedShell } from './composed-shell';
import type { TypePack } from './types/type-pack';
import { writePack } from './types/type-pack';

const folder = temporaryFolder();
const offer = { contract: '1.0', shared: { react: '19.3.1' }, onlyInShell: ['mobx'] };
const types: TypePack = { files: { 'a.ts': 'export {}' }, imports: {}, roots: ['a.ts'], entries: {} };
const store = () => folderFiles(folder.dir);
const put = (file: string, content: string | Uint8Array) => store().create(`shell/one/${file}`, content);
const judged = (version = 'one') =>
  composedShell(store(), { shell: { version, manifest: 'x', previous: [] } });

test('a composition’s shell lends and calls as its build says, under its own name', async () => {
  await put('offer.json', JSON.stringify({ ...offer, build: 'as it was called when it was built' }));
  await put('types.json.gz', writePack(types));
  expect(await judged()).toEqual({ ...offer, build: 'one', types });
});

test('a shell without types can be judged with as well', async () => {
  await put('offer.json', JSON.stringify(offer));
  expect(await judged()).toEqual({ ...offer, build: 'one' });
});

test('there is none where none is named, or where it offers nothing', async () => {
  await put('types.json.gz', writePack(types));
  expect(await composedShell(store(), {})).toBeUndefined();
  expect(await judged()).toBeUndefined();
  expect(await judged('gone')).toBeUndefined();
});

test.each([
  ['offer.json', '{"contract"'],
  ['types.json.gz', 'no types'],
])('a damaged %s is not taken for none', async (file, content) => {
  await put(file, content);
  await put('offer.json', JSON.stringify(offer));
  await expect(judged()).rejects.toThrow();
});
