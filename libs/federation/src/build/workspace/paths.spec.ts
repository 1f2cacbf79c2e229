import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { declarationsOf, repositoryOf } from './paths';

test('a remote declares in its webpack configuration, or in the package of a separate repository', () => {
  expect(declarationsOf('mf-search', false)).toBe('apps/mf-search/webpack.config.ts');
  expect(declarationsOf('mf-search', true)).toBe('the "weefsel" of package.json');
});

test('a repository is found from its subfolders; without one, the folder itself counts', () => {
  const root = mkdtempSync(join(tmpdir(), 'weefsel-repository-'));
  mkdirSync(join(root, 'src/page'), { recursive: true });
  expect(repositoryOf(join(root, 'src/page'))).toBe(join(root, 'src/page'));
  writeFileSync(join(root, 'package.json'), '{}');
  expect(repositoryOf(join(root, 'src/page'))).toBe(root);
});
