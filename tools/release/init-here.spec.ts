import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { initHere } from './init-here.ts';
import { handOver } from './team-settings.ts';

let root = '';
beforeAll(() => (root = mkdtempSync(join(tmpdir(), 'weefsel-init-'))));
afterAll(() => rmSync(root, { recursive: true }));

const HELP = { usage: 'weefsel init <name>', about: '', examples: ['', ''] } as const;
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const namesIn = (text: string) => [...text.matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, name]) => name);

test('a new repository lists its settings, which the workspace has too, and the last lines name the list', async () => {
  writeFileSync(join(root, 'package.json'), '{ "name": "winkelteam", "scripts": { "own": "x" } }');
  const said = await initHere(['stores', '--path', '/nl/winkels/'], HELP, root);
  expect(said).toContain('package.json (its name was winkelteam; the shop knows it as mf-stores)');
  expect(JSON.parse(read('package.json'))).toMatchObject({
    name: 'mf-stores',
    scripts: { own: 'x', build: 'weefsel build' },
  });
  expect(said.join('\n')).toContain('Copy .env.example to .env');
  const names = namesIn(read('.env.example'));
  const known = namesIn(readFileSync(resolve(__dirname, '../../.env.example'), 'utf8'));
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
  expect(names).toEqual(expect.arrayContaining(['RELEASE_STORE', 'RELEASE_TRUSTED_KEYS', 'RELEASE_KEY']));
  expect(names).toEqual(expect.arrayContaining(['SHOP_ORIGIN', 'SEARCH_BASE_URL', 'CONTENT_API_HOST']));
  expect(read('.gitignore')).toContain('.env*\n!.env.example\n');
  await expect(initHere(['stores', '--path', '/nl/winkels/'], HELP, root)).rejects.toThrow(
    /^Here already: README\.md, .*\. Nothing was written\. Move what is yours away/,
  );
});

test('packing names the settings to hand over', () => {
  expect(handOver()).toMatch(
    /\nRELEASE_STORE, RELEASE_TRUSTED_KEYS, RELEASE_KEY, SHOP_ORIGIN, .*\n.*weefsel key/,
  );
});
