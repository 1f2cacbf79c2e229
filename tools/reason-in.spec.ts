import { reasonIn } from './reason-in';

test.each([
  [
    'a build',
    '> nx run mf-search:build\n\nERROR in main\n\nThe build of mf-search failed: The entry of mf-search: Page x.\n',
    'The build of mf-search failed: The entry of mf-search: Page x',
  ],
  [
    'the compiler',
    "\u001b[96mapps/a.ts\u001b[0m:3:5 - \u001b[91merror\u001b[0m TS2322: Type 'a' is not assignable.\n",
    "apps/a.ts:3:5 - error TS2322: Type 'a' is not assignable",
  ],
  [
    'the linter',
    '/shop/apps/a.ts\n  1:1  warning  Odd  x\n/shop/apps/b.tsx\n  12:3  error  Unexpected any  no-any\n\n1 problem',
    '/shop/apps/b.tsx 12:3 error Unexpected any no-any',
  ],
  ['nothing that is known', 'Something else happened.', ''],
])('names the first error of %s', (_, output, reason) => {
  expect(reasonIn(output)).toBe(reason);
});
