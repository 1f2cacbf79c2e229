import type { Config } from 'jest';
import { resolve } from 'node:path';

const WORKSPACE = resolve(import.meta.dirname, '../..');

/** Packages that ship ES modules only and must be compiled for jest. */
const esmPackages = [
  '@orama',
  '@portabletext',
  '@sanity',
  'cockatiel',
  'arrify',
  'content-disposition',
  'cookie',
  'eventsource',
  'eventsource-parser',
  'get-it',
  'humanize-list',
  'i18next',
  'leven',
  'lodash-es',
  'groq-js',
  'lru-cache',
  'mobx',
  'mobx-react-lite',
  'nanoid',
  'obug',
  'ofetch',
  'date-fns',
  'ts-brand',
  'uuid',
  '@shopware',
  'destr',
  'ufo',
  'defu',
  'hookable',
];

const workspace = {
  rootDir: WORKSPACE,
  roots: ['apps', 'demo', 'libs', 'testing', 'tools'].map((folder) => `<rootDir>/${folder}`),
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/.data', '<rootDir>/.cache'],
  testEnvironment: resolve(import.meta.dirname, 'environment.ts'),
  globalSetup: '<rootDir>/tools/jest/temporary-folder.ts',
  globalTeardown: '<rootDir>/tools/jest/remove-temporary-folder.ts',
  setupFilesAfterEnv: ['<rootDir>/tools/jest/setup.ts'],
  moduleNameMapper: {
    '\\.module\\.css$': 'identity-obj-proxy',
    '\\.css$': '<rootDir>/tools/jest/empty-module.ts',
    '^fast-check$': '<rootDir>/tools/jest/fast-check.ts',
    '^@weefsel/federation/runtime$': '<rootDir>/libs/federation/src/runtime/index.ts',
    '^@weefsel/federation/testing$': '<rootDir>/libs/federation/src/runtime/testing/index.ts',
    '^@weefsel/federation/bundler$': '<rootDir>/libs/federation/src/build/bundler/index.ts',
    '^@weefsel/federation/(server|supervisor)$': '<rootDir>/libs/federation/src/host/$1/index.ts',
    '^@weefsel/federation/(release|composition|store|gate|canary|bisect)$':
      '<rootDir>/libs/federation/src/releases/$1/index.ts',
    '^@weefsel/contracts/promises$': '<rootDir>/libs/contracts/src/promises/index.ts',
    '^@weefsel/contracts/shapes$': '<rootDir>/libs/contracts/src/shapes.ts',
    '^@weefsel/contracts/snippets$': '<rootDir>/libs/contracts/src/snippets/index.ts',
    '^@weefsel/forms/schema$': '<rootDir>/libs/forms/src/schema/index.ts',
    '^@weefsel/ui/plain$': '<rootDir>/libs/ui/src/plain.ts',
    '^@weefsel/(stores|ui)/texts$': '<rootDir>/libs/$1/src/texts.nl.ts',
    '^@weefsel/content-schema/testing$': '<rootDir>/libs/content-schema/src/testing/index.ts',
    '^@weefsel/product/visitor$': '<rootDir>/libs/product/src/visitor/index.ts',
    '^@weefsel/stores/testing$': '<rootDir>/libs/stores/src/testing/test-shop.tsx',
    '^@weefsel/drawings$': '<rootDir>/demo/drawings/src/index.ts',
    '^@weefsel/([^/]+)$': '<rootDir>/libs/$1/src/index.ts',
  },
  transform: {
    '\\.(m?[jt]sx?)$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2024',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`],
} satisfies Config;

const ELSEWHERE = ['/node_modules/', '<rootDir>/apps/storefront-e2e/'];

/** Tests required of each change. */
export const unit = {
  ...workspace,
  displayName: 'unit',
  testMatch: ['**/*.spec.ts', '**/*.spec.tsx'],
  testPathIgnorePatterns: [...ELSEWHERE, String.raw`\.(walk|proof|redis)\.spec\.ts$`],
} satisfies Config;

/** The same, and tests with the installed Redis. */
export const unitWithRedis = {
  ...unit,
  testPathIgnorePatterns: [...ELSEWHERE, String.raw`\.(walk|proof)\.spec\.ts$`],
} satisfies Config;

/** Long random walks. */
export const walks = {
  ...workspace,
  displayName: 'walks',
  testMatch: ['**/*.walk.spec.ts'],
  testPathIgnorePatterns: ELSEWHERE,
} satisfies Config;

/** Exhaustive proofs: engines against brute force, drawings against their descriptions. */
export const proofs = {
  ...workspace,
  displayName: 'proofs',
  testMatch: ['**/*.proof.spec.ts'],
  testPathIgnorePatterns: ELSEWHERE,
} satisfies Config;

/** Tests with the installed Redis. */
export const redis = {
  ...workspace,
  displayName: 'redis',
  testMatch: ['**/*.redis.spec.ts'],
  testPathIgnorePatterns: ELSEWHERE,
} satisfies Config;
