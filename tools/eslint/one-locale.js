/**
 * Language, country, money and prefix of the shop may be named in `libs/contracts/src/locale` only. See
 * docs/decisions/0100-the-locale-is-one-value.md; `tools/eslint/one-locale.spec.ts` proves that violations are
 * reported.
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
    '{apps/shell,demo/backend}/src/**/*.{ts,tsx}',
    'apps/mf-*/src/**/*.{ts,tsx}',
    'libs/*/src/**/*.{ts,tsx}',
  ],
  ignores: [
    '**/*.spec.*',
    '**/*.fixture.*',
    '**/testing/**',
    '**/texts.nl.ts',
    // Values that differ by market.
    '**/??-??.ts',
    // Texts for editors.
    'libs/content-schema/src/**',
    // Location of the demo's shop, and its customers.
    'demo/backend/src/content/documents/shop-facts.ts',
    'demo/backend/src/database/demo-customers.ts',
    // Test tools.
    'testing/vendor-proof/**',
  ],
  rules: {
    'no-restricted-syntax': ['error', ...says.map((selector) => ({ selector, message }))],
  },
};
