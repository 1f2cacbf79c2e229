import type { RemoteName } from '@weefsel/contracts';
import type { RemoteEntry } from '@weefsel/federation/runtime';

/** The entries of the remotes by direct import: the baseline build has no federation. */
const entries = {
  'mf-search': () => import(/* webpackChunkName: "entry.mf-search" */ '../../apps/mf-search/src/remote'),
  'mf-catalog': () => import(/* webpackChunkName: "entry.mf-catalog" */ '../../apps/mf-catalog/src/remote'),
  'mf-content': () => import(/* webpackChunkName: "entry.mf-content" */ '../../apps/mf-content/src/remote'),
  'mf-checkout': () =>
    import(/* webpackChunkName: "entry.mf-checkout" */ '../../apps/mf-checkout/src/remote'),
  'mf-account': () => import(/* webpackChunkName: "entry.mf-account" */ '../../apps/mf-account/src/remote'),
};

/** The remotes of the baseline build. */
export const REMOTE_NAMES = Object.keys(entries) as (keyof typeof entries)[];

const isHere = (name: RemoteName): name is keyof typeof entries => Object.hasOwn(entries, name);

/** Opens the entry of a remote. Rejects for one that is not in this build. */
export async function openEntry(name: RemoteName): Promise<RemoteEntry> {
  if (!isHere(name)) throw new Error(`${name} is not in the build without federation.`);
  return (await entries[name]()).default as RemoteEntry;
}
