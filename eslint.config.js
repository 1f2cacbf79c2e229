import css from '@eslint/css';
import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import compat from 'eslint-plugin-compat';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { niceties } from './tools/eslint/css-niceties.js';
import { elements, files, policies } from './tools/eslint/import-table.js';
import { oneLocale } from './tools/eslint/one-locale.js';
import { plainWords } from './tools/eslint/plain-words.js';

const onlyThroughTheShell = {
  paths: ['react-router', 'react-router-dom', 'mobx', 'mobx-react-lite', 'react-dom'].map((name) => ({
    name,
    message: 'The shell lends it: take it from @weefsel/stores or @weefsel/federation/runtime.',
  })),
  patterns: [{ group: ['**/*-schema'], message: 'The Studio takes it; shoppers must not load it.' }],
};

const CODE = ['**/*.{js,mjs,ts,tsx}'];

const storage = 'Storage and cookies have one file each; ask a store.';

export default defineConfig(
  globalIgnores(['**/dist/', '**/.data/', '**/.nx/', '**/.cache/', 'coverage/', 'shots/', 'test-results/']),
  {
    files: ['**/*.css'],
    language: 'css/css',
    // The parser does not support scroll-state queries.
    languageOptions: { tolerant: true },
    plugins: { css },
    rules: { 'css/use-baseline': ['error', { available: 'widely', ...niceties }] },
  },
  {
    files: CODE,
    extends: [js.configs.recommended, tseslint.configs.recommended, reactHooks.configs.flat.recommended],
    languageOptions: {
      // One program for all files: a third less work than one per project.
      parserOptions: { project: 'tsconfig.eslint.json', tsconfigRootDir: import.meta.dirname },
    },
    plugins: { boundaries },
    settings: {
      'boundaries/elements': elements,
      'boundaries/files': files,
      'boundaries/include': ['{apps,demo,libs,testing,tools}/**/*'],
      'import/resolver': { typescript: { project: 'tsconfig.base.json' } },
    },
    rules: {
      'boundaries/dependencies': ['error', { default: 'disallow', policies }],
      'max-lines': ['error', { max: 250 }],
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': ['error', { allow: ['error', 'warn'] }],
      'no-nested-ternary': 'error',
      'no-duplicate-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-floating-promises': 'error',
    },
  },
  {
    // Remotes augment these interfaces with their events, fragments and texts.
    files: [
      'libs/contracts/src/event-owners.ts',
      'libs/contracts/src/fragments.ts',
      'libs/contracts/src/snippets/index.ts',
    ],
    rules: { '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'always' }] },
  },
  { files: ['**/*.js', '**/*.mjs'], extends: [tseslint.configs.disableTypeChecked] },
  {
    files: ['**/*.spec.*', 'apps/storefront-e2e/**'],
    rules: { 'max-lines': ['error', { max: 300 }], 'max-lines-per-function': 'off' },
  },
  {
    // Stock, mails, orders and faults are shared by all tests.
    files: ['apps/storefront-e2e/**/*.spec.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: ':matches(Literal[value=/__demo/], TemplateElement[value.raw=/__demo/])',
          message: 'A test owns what it changes: goods.ts, outbox.ts, move-order.ts, vendor-faults.ts.',
        },
      ],
    },
  },
  // Data only: texts, and outlines of garments.
  {
    files: ['**/texts.nl.ts', 'demo/drawings/src/garments/**'],
    rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' },
  },
  {
    files: ['apps/mf-*/src/**', 'libs/ui/src/**'],
    ignores: ['**/*.spec.*', '**/testing/**', '**/*.fixture.*'],
    rules: { 'no-restricted-imports': ['error', onlyThroughTheShell] },
  },
  { files: ['apps/mf-*/src/**/*-schema.ts'], rules: { 'no-restricted-imports': 'off' } },
  {
    files: ['apps/*/src/**/*.{ts,tsx}', 'libs/*/src/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.*', '**/*storage*.ts', 'apps/storefront-e2e/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'localStorage', message: storage },
        { name: 'sessionStorage', message: storage },
      ],
      'no-restricted-properties': ['error', { object: 'document', property: 'cookie', message: storage }],
    },
  },
  {
    ...compat.configs['flat/recommended'],
    files: [
      'apps/{shell,mf-*}/src/**/*.{ts,tsx}',
      'libs/{ui,stores,forms,api-clients,contracts,product}/src/**/*.{ts,tsx}',
      'libs/federation/src/runtime/**/*.{ts,tsx}',
    ],
    ignores: ['**/*.spec.*', '**/testing/**', '**/*.fixture.*', 'apps/shell/src/server/**'],
    settings: {
      // Feature-detected before use, each with a fallback.
      polyfills: ['AbortSignal.any', 'requestIdleCallback', 'trustedTypes'],
    },
  },
  oneLocale,
  plainWords,
);
