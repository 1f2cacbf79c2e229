import { VERSION } from '../version';
import { importedPackages, pinned } from './package-json';

test('imported packages are found in every form of import, without own files and Node modules', () => {
  const texts = [
    `import { a } from 'valibot'; import type { B } from '@weefsel/ui/texts'; export * from './c.js';`,
    `const react = require('react/jsx-runtime'); await import("lru-cache"); import 'node:fs'; import 'path';`,
    `const text = "import { a } from 'nowhere'";`,
  ];
  expect(importedPackages(texts)).toEqual(['@weefsel/ui', 'lru-cache', 'react', 'valibot']);
});

test('each package has the version of the workspace, with its types; ours have one version', () => {
  const versions = {
    dependencies: { react: '19.3.1', '@scope/x': '1.0.0' },
    devDependencies: { '@types/react': '19.3.0', '@types/scope__x': '2.0.0' },
  };
  expect(pinned(['react', '@scope/x', '@weefsel/ui'], versions)).toEqual({
    '@scope/x': '1.0.0',
    '@types/react': '19.3.0',
    '@types/scope__x': '2.0.0',
    '@weefsel/ui': VERSION,
    react: '19.3.1',
  });
  expect(() => pinned(['left-pad'], versions)).toThrow('left-pad is imported by what is packed');
});
