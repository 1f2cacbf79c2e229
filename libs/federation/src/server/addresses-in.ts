import type { RemoteName } from '@weefsel/contracts';
import { addressesOf } from '@weefsel/contracts';
import type { Wanted } from './wanted';
import type { LiveRemote } from './live-remote';
import type { Snapshot } from './snapshot';

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
