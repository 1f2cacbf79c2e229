import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFolder } from './read-folder.ts';

function folderWith(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  mkdirSync(join(root, 'pages/dames'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, 'pages', name), text);
  return root;
}

describe('a folder of documents', () => {
  test('is read by address, each with the facts of the shop in their places', () => {
    const root = folderWith({
      'winkels.md': '---\ntitle: Winkels\n---\n\n{shop.company}, {promise.cutOff}\n',
      'dames/looks.md': '---\ntitle: Looks\n---\n',
      'notes.txt': 'Not a document',
    });
    const documents = readFolder('pages', root);
    expect(documents.map(({ slug }) => slug)).toEqual(['dames/looks', 'winkels']);
    expect(documents[1]?.body.text).toBe('\nWeefsel Mode B.V., {promise.cutOff}\n');
  });

  test('uses the document of the market instead of the general one', () => {
    const root = folderWith({
      'privacy.md': '---\ntitle: Alle\n---\n',
      'looks.md': '---\ntitle: Looks\n---\n',
    });
    const own = join(root, 'markets/nl-nl/pages');
    mkdirSync(own, { recursive: true });
    writeFileSync(join(own, 'privacy.md'), '---\ntitle: Eigen\n---\n');
    mkdirSync(join(root, 'markets/nl-be/pages'), { recursive: true });
    writeFileSync(join(root, 'markets/nl-be/pages/looks.md'), '---\ntitle: Belgisch\n---\n');
    expect(readFolder('pages', root).map(({ slug, fields }) => [slug, fields.text, fields.file])).toEqual([
      ['looks', 'title: Looks\n', join(root, 'pages/looks.md')],
      ['privacy', 'title: Eigen\n', join(own, 'privacy.md')],
    ]);
  });

  test('is read alike with Windows line endings and a byte order mark', () => {
    const text = '---\ntitle: Winkels\n---\n\nEerste regel.\n\n- een\n- twee\n';
    const [plain] = readFolder('pages', folderWith({ 'winkels.md': text }));
    const windows = `\ufeff${text.replaceAll('\n', '\r\n')}`;
    const [other] = readFolder('pages', folderWith({ 'winkels.md': windows }));
    expect([other?.fields.text, other?.body.text, other?.body.line]).toEqual([
      plain?.fields.text,
      plain?.body.text,
      plain?.body.line,
    ]);
  });

  test('is rejected with file and line for an unknown fact', () => {
    const root = folderWith({ 'winkels.md': '---\ntitle: Winkels\n---\n\n{shop.fax}\n' });
    expect(() => readFolder('pages', root)).toThrow(
      /winkels\.md:5: There is no \{shop\.fax\}; there are phone, /,
    );
  });
});
