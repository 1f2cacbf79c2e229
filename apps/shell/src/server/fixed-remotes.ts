import type { Snapshot } from '@weefsel/federation/server';
import type { LiveRemotes } from './live-remotes';

/** Remotes that follow nothing: for a shop that is put together otherwise. */
export const fixedRemotes = (current: () => Snapshot): LiveRemotes => ({
  current,
  preview: async () => undefined,
  canary: () => undefined,
  keepOut: () => undefined,
  start: async () => undefined,
  stop: () => undefined,
});
