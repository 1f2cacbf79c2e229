import { readFileSync } from 'node:fs';
import { bundler } from './lean-runtime/bundler';
import { loading } from './lean-runtime/loading';
import { saying } from './lean-runtime/saying';
import { sharing } from './lean-runtime/sharing';
import { versions } from './lean-runtime/versions';
import leanRuntime from './lean-runtime-loader';
import { commonConfig } from './common-config';
import { WORKSPACE } from '../workspace/paths';

const PACKAGES = `${WORKSPACE}/node_modules/@module-federation`;

const lean = (side: 'shell' | 'remote', file: string, source = readFileSync(`${PACKAGES}/${file}`, 'utf8')) =>
  leanRuntime.call({ resourcePath: `${PACKAGES}/${file}`, getOptions: () => ({ side }) }, source);

const files = [
  ...new Set(
    [bundler.both, bundler.shell, bundler.remote, loading, saying, sharing, versions].flatMap(Object.keys),
  ),
];

test.each(files)('the pinned %s is the one that changes were written for, on both sides', (file) => {
  const source = readFileSync(`${PACKAGES}/${file}`, 'utf8');
  for (const side of ['shell', 'remote'] as const) expect(lean(side, file)).not.toBe(source);
  expect(() => lean('shell', file, '// another version')).toThrow('The federation runtime is another');
});

test('only remotes begin without what is lent, and only the shell has all of it from the start', () => {
  const index = 'webpack-bundler-runtime/dist/index.js';
  expect(lean('remote', index)).toContain('installInitialConsumes: void 0');
  expect(lean('remote', index)).toContain('consumes: USE_SHARED ? consumes');
  expect(lean('shell', index)).toContain('consumes() {}');
  expect(lean('shell', index)).toContain('installInitialConsumes: USE_SHARED ? installInitialConsumes');
});

test('a file that no change names stays as it is', () => {
  expect(lean('shell', 'sdk/dist/utils.js', 'a')).toBe('a');
});

test('shoppers get the lean runtime, developers and servers the whole one', () => {
  const rulesOf = (target: Parameters<typeof commonConfig>[0]) =>
    JSON.stringify(commonConfig(target).module?.rules);
  const browser = { app: 'mf-search', side: 'browser' } as const;
  expect(rulesOf(browser)).toContain('"side":"remote"');
  expect(rulesOf({ ...browser, app: 'shell' })).toContain('"side":"shell"');
  expect(rulesOf({ ...browser, development: true })).not.toContain('lean-runtime');
  expect(rulesOf({ ...browser, side: 'server' })).not.toContain('lean-runtime');
});
