import { addressesOf, type RemoteName, type PageAddresses, type RedirectRules } from '@weefsel/contracts';
import type { LiveRemote } from './live-remote';
import type { Composition } from '../composition';

/** Addresses of loaded remotes from their own manifests, of the others from the composition. */
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

/** A composition that the server is to answer with. */
export interface Wanted {
  id: string;
  composition: Composition;
}

/** What requests are answered with. A request keeps the snapshot it started with. */
export interface Snapshot {
  /** The composition that it was made from; absent before the first release. */
  composition?: string;
  /** The build of the shell that it was checked with, where the composition names one. */
  shell?: string;
  /** Remotes that could not be loaded in the composition's version: an earlier one answers for them, or none. */
  amiss: readonly string[];
  remotes: ReadonlyMap<RemoteName, LiveRemote>;
  /** Addresses of each remote's pages, also for remotes of which no version is loaded. */
  addresses: Readonly<Record<RemoteName, PageAddresses>>;
  /** Released redirects; the same object as long as they are the same. */
  redirects?: RedirectRules;
}
