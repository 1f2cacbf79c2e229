import type { Config } from 'jest';
import { unit } from '../jest/projects.ts';

/** Folders of the workspace with commas between; a room is proven by its own specs, not by those of its users. */
const rooms = (process.env.MUTATED_ROOMS ?? '').split(',');

/** Unit tests of some rooms. Without projects: Stryker lays its environment over this one. */
const config: Config = { ...unit, testTimeout: 60_000, roots: rooms.map((room) => `<rootDir>/${room}`) };

export default config;
