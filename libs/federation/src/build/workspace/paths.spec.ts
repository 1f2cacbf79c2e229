import { declarationsOf } from './paths';

test('a remote declares in its webpack configuration, or in the package of a separate repository', () => {
  expect(declarationsOf('mf-search', false)).toBe('apps/mf-search/webpack.config.ts');
  expect(declarationsOf('mf-search', true)).toBe('the "weefsel" of package.json');
});
