import type { Config } from 'jest';
import { proofs, redis, unit, walks } from './tools/jest/projects.ts';

const config: Config = {
  // One worker per processor; nothing else runs at the same time.
  maxWorkers: '100%',
  // Catches hanging tests only; independent of the speed and load of the machine.
  testTimeout: 60_000,
  projects: [unit, walks, proofs, redis],
};

export default config;
