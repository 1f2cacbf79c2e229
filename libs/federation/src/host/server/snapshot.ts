import { addressesOf, type RemoteName, type PageAddresses, type RedirectRules } from '@weefsel/contracts';
import type { LiveRemote } from './live-remote';
import type { Composition } from '../../releases/composition';

/** Page addresses of loaded remotes from their own manifests, of the others from the composition. */
export function addressesIn(
  remotes: ReadonlyMap<RemoteName, LiveRemote>,
  wanted?: Wanted,
): Snapshot['addresses'] {
  const composed = Object.entries(wanted?.composition.remotes ?? {});
  return {
    ...Object.fromEntries(composed.map(([name, { pages = {} }]) => [name, pages])),
    ...Object.fromEntries([...remotes].map(([name, { description }]) => [name, addressesOf(description)])),
  };
}

/** A composition that the server should serve. */
export interface Wanted {
  id: string;
  composition: Composition;
}

/** The state that requests are answered with. A request keeps its initial snapshot. */
export interface Snapshot {
  /** The composition that it was made from; absent before the first release. */
  composition?: string;
  /** The build of the shell that it was checked with, where the composition names one. */
  shell?: string;
  /** Remotes without the composition's version: an earlier one answers for them, or none. */
  amiss: readonly string[];
  remotes: ReadonlyMap<RemoteName, LiveRemote>;
  /** Addresses of each remote's pages, also for remotes without a loaded version. */
  addresses: Readonly<Record<RemoteName, PageAddresses>>;
  /** Released redirects; the same object as long as they are equal. */
  redirects?: RedirectRules;
}

/** Identity of a snapshot: its composition and versions. */
export const partsOf = ({ composition, remotes }: Snapshot): unknown[] => [
  composition,
  ...[...remotes.values()].map(({ name, build }) => `${name}@${build}`),
];
