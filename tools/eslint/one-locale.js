/**
 * Language, country, money and prefix of the shop are said by `libs/contracts/src/locale` alone. See
 * docs/decisions/0100-the-locale-is-one-value.md; `tools/eslint/one-locale.spec.ts` proves that it bites.
 */
const SAID = String.raw`/(^|[\u002F"' ^(])nl(\\?\u002F|[-_]NL|["']|$)|^(NL|EUR)$/`;
const message =
  'Take it from `locale` of @weefsel/contracts, or make the address with localHref or contextHref.';

const says = [
  `Literal[value=${SAID}]`,
  `Literal[regex.pattern=${SAID}]`,
  `TemplateElement[value.raw=${SAID}]`,
];

export const oneLocale = {
  files: ['apps/shell/src/**/*.{ts,tsx}', 'apps/mf-*/src/**/*.{ts,tsx}', 'libs/*/src/**/*.{ts,tsx}'],
  ignores: [
    '**/*.spec.*',
    '**/*.fixture.*',
    '**/testing/**',
    '**/texts.nl.ts',
    'libs/contracts/src/locale/??-??.ts',
    // Words for editors.
    'libs/content-schema/src/**',
    // The promises that the shop starts with: data, which the content service replaces.
    'libs/contracts/src/promises/shop-promises.ts',
  ],
  rules: {
    'no-restricted-syntax': ['error', ...says.map((selector) => ({ selector, message }))],
  },
};
