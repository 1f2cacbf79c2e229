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
    what: 'strings are let be',
    file,
    code: `export const a = 'what nobody says';\n`,
    refusals: 0,
  },
];

let found: string[][];
beforeAll(() => {
  found = lintTexts(CASES.map(({ file, code }) => ({ file, code })));
});

test.each(CASES.map((one, at) => ({ ...one, at })))('$what', ({ at, refusals }) => {
  expect(found[at]?.filter((rule) => rule === 'words/comments')).toHaveLength(refusals);
});
