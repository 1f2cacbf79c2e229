import type { Config } from 'jest';
import { unit } from '../jest/projects.ts';

/** Comma-separated folders of the workspace. A room is tested by its own specs, not by those of its users. */
const rooms = (process.env.MUTATED_ROOMS ?? '').split(',');

/** Unit tests of some rooms. Without `projects`, because Stryker replaces the environment of this configuration. */
const config: Config = { ...unit, testTimeout: 60_000, roots: rooms.map((room) => `<rootDir>/${room}`) };

export default config;
