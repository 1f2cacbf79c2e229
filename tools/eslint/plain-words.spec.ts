import { lintTexts, type LintedText } from './lint-texts';

const file = 'libs/ui/src/index.ts';

const CASES: readonly (LintedText & { what: string; refusals: number })[] = [
  {
    what: 'a comment that names the thing is accepted',
    file,
    code: '/** Content of a page. @throws HttpError. */\nexport const a = 1; // True when it fits.\n',
    refusals: 0,
  },
  {
    what: 'sentences that begin with a relative clause are refused, each',
    file,
    code: '/** What a page shows. Whether it fits. */\nexport const a = 1;\n// Who asks.\n',
    refusals: 3,
  },
  {
    what: 'a wrapped line that begins with a relative word is part of its sentence',
    file,
    code: '/**\n * Content of a page,\n * which others lend.\n */\nexport const a = 1;\n',
    refusals: 0,
  },
  {
    what: 'vague words are refused, but not as code',
    file,
    code: '// Nobody is told.\nexport const a = 1;\n// The type `Said` of a cookie.\n',
    refusals: 1,
  },
  {
    what: 'other strings are not checked',
    file,
    code: `export const a = 'what nobody says';\nexport const b = RegExp('what nobody says');\n`,
    refusals: 0,
  },
  {
    what: 'test titles are checked, also those of tables and templates',
    file: 'libs/ui/src/index.spec.ts',
    code: `
      describe('what is in it', () => undefined);
      test.each([1])('tells %s', () => undefined);
      test.describe(\`a page of \${'x'}: who asks\`, () => undefined);
      test('shows the price', () => undefined);
    `,
    refusals: 3,
  },
];

let found: string[][];
beforeAll(() => {
  found = lintTexts(CASES.map(({ file, code }) => ({ file, code })));
});

test.each(CASES.map((one, at) => ({ ...one, at })))('$what', ({ at, refusals }) => {
  expect(found[at]?.filter((rule) => rule.startsWith('words/'))).toHaveLength(refusals);
});
