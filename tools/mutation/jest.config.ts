import type { Config } from 'jest';
import { findRedis } from '../../libs/federation/src/releases/store/own-redis.fixture.ts';
import { unit, unitWithRedis } from '../jest/projects.ts';

/** Comma-separated folders of the workspace. A room is tested by its own specs, not by those of its users. */
const rooms = (process.env.MUTATED_ROOMS ?? '').split(',');

/**
 * Unit tests of some rooms, and their tests with an installed Redis. Without `projects`, because Stryker replaces the
 * environment of this configuration.
 */
const config: Config = {
  ...(findRedis() ? unitWithRedis : unit),
  testTimeout: 60_000,
  roots: rooms.map((room) => `<rootDir>/${room}`),
};

export default config;
