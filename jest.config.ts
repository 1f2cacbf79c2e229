import type { Config } from 'jest';
import { proofs, unit, walks } from './tools/jest/projects.ts';

const config: Config = {
  // As many as there are processors: nothing else runs beside them.
  maxWorkers: '100%',
  // For what hangs; how quick a machine is, or what else it does, is no matter of a test.
  testTimeout: 60_000,
  projects: [unit, walks, proofs],
};

export default config;
