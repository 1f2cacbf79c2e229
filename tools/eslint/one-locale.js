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
  files: [
    'apps/{shell,demo-backend}/src/**/*.{ts,tsx}',
    'apps/mf-*/src/**/*.{ts,tsx}',
    'libs/*/src/**/*.{ts,tsx}',
  ],
  ignores: [
    '**/*.spec.*',
    '**/*.fixture.*',
    '**/testing/**',
    '**/texts.nl.ts',
    // What differs by market.
    '**/??-??.ts',
    // Words for editors.
    'libs/content-schema/src/**',
    // Where the shop of the demo is, and who has an account there.
    'apps/demo-backend/src/content/documents/shop-facts.ts',
    'apps/demo-backend/src/database/demo-customers.ts',
    // Tools of tests.
    'apps/demo-backend/src/proof/**',
  ],
  rules: {
    'no-restricted-syntax': ['error', ...says.map((selector) => ({ selector, message }))],
  },
};
