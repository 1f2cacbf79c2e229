import type { Config } from 'jest';
import { resolve } from 'node:path';
import base from '../../jest.config.ts';
import { dom, unit } from '../jest/projects.ts';

/** Folders of the workspace with commas between; a room is proven by its own specs, not by those of its users. */
const roots = (process.env.MUTATED_ROOMS ?? '').split(',').map((room) => `<rootDir>/${room}`);

/** Unit tests of some rooms, in environments that tell Stryker what each test covers. */
const config: Config = {
  ...base,
  rootDir: resolve(import.meta.dirname, '../..'),
  projects: [
    { ...unit, roots, testEnvironment: '@stryker-mutator/jest-runner/jest-env/node' },
    { ...dom, roots, testEnvironment: '<rootDir>/tools/mutation/measured-document.ts' },
  ],
};

export default config;
