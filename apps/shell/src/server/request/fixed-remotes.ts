import type { Snapshot } from '@weefsel/federation/server';
import type { LiveRemotes } from './live-remotes';

/** Remotes that never change: for a shop without a release store. */
export const fixedRemotes = (current: () => Snapshot): LiveRemotes => ({
  current,
  preview: async () => undefined,
  canary: () => undefined,
  keepOut: () => undefined,
  quarantined: () => new Map(),
  start: async () => undefined,
  stop: () => undefined,
});
