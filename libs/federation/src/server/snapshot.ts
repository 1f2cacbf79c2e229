import { addressesOf, type RemoteName, type PageAddresses, type RedirectRules } from '@weefsel/contracts';
import type { LiveRemote } from './live-remote';
import type { Composition } from '../composition';

/** Of a remote that is here what its own version says, of others what the composition does. */
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
  /** The composition that it was made of; absent before the first release. */
  composition?: string;
  /** The build of the shell that it was judged with, where the composition names one. */
  shell?: string;
  /** Remotes that are not here in the version of the composition: an earlier one answers for them, or none. */
  amiss: readonly string[];
  remotes: ReadonlyMap<RemoteName, LiveRemote>;
  /** Where the pages of each remote are shown, also of one that is not here in any version. */
  addresses: Readonly<Record<RemoteName, PageAddresses>>;
  /** Moves of addresses that came with a release; the same object as long as they are the same. */
  redirects?: RedirectRules;
}
