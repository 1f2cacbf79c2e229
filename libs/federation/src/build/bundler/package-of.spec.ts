import { packageOf } from './package-of';
import { WORKSPACE } from '../workspace/paths';

test.each([
  ['/x/node_modules/react/index.js', 'react'],
  ['/x/node_modules/react/compiler-runtime.js', 'react/compiler-runtime'],
  ['/x/node_modules/react/cjs/react-compiler-runtime.production.js', 'react/compiler-runtime'],
  ['/x/node_modules/mobx/dist/mobx.mjs', 'mobx'],
  ['/x/node_modules/@swipes/core/index.js', '@swipes/core'],
  ['/x/node_modules/forms/node_modules/react-dom/client.js', 'react-dom'],
  [`${WORKSPACE}/libs/stores/src/cart/cart-store.ts`, '@weefsel/stores'],
  [`${WORKSPACE}/libs/federation/src/runtime/remote-page.tsx`, '@weefsel/federation/runtime'],
  ['/x/node_modules/@weefsel/federation/src/runtime/index.js', '@weefsel/federation/runtime'],
  ['/x/node_modules/@weefsel/ui/src/index.js', '@weefsel/ui'],
  [`${WORKSPACE}/libs/ui/src/index.ts`, undefined],
  [`${WORKSPACE}/apps/mf-search/src/remote.tsx`, undefined],
  ['', undefined],
])('%s is of %s', (file, name) => {
  expect(packageOf(file)).toBe(name);
});
