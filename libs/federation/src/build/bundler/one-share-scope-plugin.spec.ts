import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { built } from './built.fixture';
import { OneShareScopePlugin } from './one-share-scope-plugin';
import { WORKSPACE } from '../workspace/paths';

const FILES = {
  'entry.js': `import 'lent';`,
  'node_modules/lent/package.json': '{ "name": "lent", "version": "1.2.3" }',
  'node_modules/lent/index.js': '',
};

async function scopesOf(plugins: OneShareScopePlugin[]): Promise<number> {
  const federation = new ModuleFederationPlugin({
    name: 'shell',
    shared: { lent: { singleton: true, eager: true, version: '1.2.3' } },
    manifest: false,
    dts: false,
    dev: false,
  });
  const { text, errors, clear } = await built(FILES, {
    target: 'web',
    resolve: { modules: ['node_modules', `${WORKSPACE}/node_modules`] },
    plugins: [...plugins, federation],
  });
  expect(errors).toEqual([]);
  const scopes = text('main.js').match(/__webpack_require__\.I = /g) ?? [];
  clear();
  return scopes.length;
}

test('a build has the share scope of the federation plugin alone', async () => {
  expect(await scopesOf([])).toBe(2);
  expect(await scopesOf([new OneShareScopePlugin()])).toBe(1);
});
