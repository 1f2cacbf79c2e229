import type { Snapshot } from '@weefsel/federation/server';
import type { LiveRemotes } from './live-remotes';

/** Remotes that never change: for a shop without a release store. */
export const fixedRemotes = (current: () => Snapshot): LiveRemotes => ({
  current,
  preview: async () => undefined,
  hold: async () => current(),
  isServable: () => true,
  keepOut: () => undefined,
  keptOut: () => new Map(),
  start: async () => undefined,
  stop: () => undefined,
});
