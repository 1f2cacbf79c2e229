import { lintTexts, type LintedText } from './lint-texts';

const known = `
  export const a = new Intl.NumberFormat('nl-NL');
  export const b = { locale: 'nl_NL', language: 'nl', country: 'NL', currency: 'EUR' };
  export const c = (slug: string) => \`/nl/\${slug}/\`;
  export const d = 'nl/dames/';
  export const e = (path: string) => /^\\/nl\\/(blog|look)/.test(path) || /^(nl\\/+)+/.test(path);
  export const f = '<html lang="nl">';
`;
const link = `export const link = { name: 'Merken', to: '/nl/merken/' };`;
const alike = `export const mail = ['noor@voorbeeld.nl', 'inline', 'EUROPE', '/nlbrand/jas', 'https://shop.nl/'];`;
const text = `export default { 'headless.link': '/nl/contact/' };`;

const CASES: readonly (LintedText & { what: string; refusals: number })[] = [
  {
    what: 'logic that knows the language, country, money or prefix of the shop is refused',
    file: 'libs/ui/src/index.ts',
    code: known,
    refusals: 10,
  },
  {
    what: 'so is a vendor of the demo that does',
    file: 'demo/backend/src/commerce/navigation/menu-links.ts',
    code: link,
    refusals: 1,
  },
  {
    what: 'the market of the demo is where it stands',
    file: 'demo/backend/src/market/nl-be.ts',
    code: link,
    refusals: 0,
  },
  { what: 'what only looks like it is let be', file: 'libs/ui/src/index.ts', code: alike, refusals: 0 },
  { what: 'texts are let be', file: 'libs/ui/src/texts.nl.ts', code: text, refusals: 0 },
  { what: 'tests are let be', file: 'libs/ui/src/price/format-price.spec.ts', code: text, refusals: 0 },
];

let found: string[][];
beforeAll(() => {
  found = lintTexts(CASES.map(({ file, code }) => ({ file, code })));
});

test.each(CASES.map((one, at) => ({ ...one, at })))('$what', ({ at, refusals }) => {
  expect(found[at]?.filter((rule) => rule === 'no-restricted-syntax')).toHaveLength(refusals);
});
