import { asInWorkspace } from './remote-types';

test('sources and libraries of a separate repository get the names that they would have in the workspace', () => {
  const contracts = 'node_modules/@weefsel/contracts/src/index.d.ts';
  const moved = asInWorkspace(
    {
      files: { 'src/remote.tsx': 'entry', [contracts]: 'contracts', 'node_modules/x/src/a.d.ts': 'x' },
      imports: { 'src/remote.tsx': { '@weefsel/contracts': contracts, './page': 'src/page.tsx' } },
      roots: ['src/remote.tsx', 'node_modules/@weefsel/cli/types/assets.d.ts'],
      entries: { '@weefsel/contracts': contracts, entry: 'apps/mf-stores/src/remote.tsx' },
    },
    'mf-stores',
  );
  const library = 'libs/contracts/src/index.d.ts';
  expect(moved).toEqual({
    files: {
      'apps/mf-stores/src/remote.tsx': 'entry',
      [library]: 'contracts',
      'node_modules/x/src/a.d.ts': 'x',
    },
    imports: {
      'apps/mf-stores/src/remote.tsx': {
        '@weefsel/contracts': library,
        './page': 'apps/mf-stores/src/page.tsx',
      },
    },
    roots: ['apps/mf-stores/src/remote.tsx', 'types/assets.d.ts'],
    entries: { '@weefsel/contracts': library, entry: 'apps/mf-stores/src/remote.tsx' },
  });
});
