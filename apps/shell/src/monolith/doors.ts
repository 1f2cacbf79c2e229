import type { RemoteName } from '@weefsel/contracts';
import type { Doors } from '@weefsel/federation/runtime';

/** The doors of all remotes by direct import: the yardstick build has no federation. */
export const doors: Record<RemoteName, () => Promise<{ default: unknown }>> = {
  'mf-search': () => import(/* webpackChunkName: "door.mf-search" */ '../../../mf-search/src/remote'),
  'mf-catalog': () => import(/* webpackChunkName: "door.mf-catalog" */ '../../../mf-catalog/src/remote'),
  'mf-content': () => import(/* webpackChunkName: "door.mf-content" */ '../../../mf-content/src/remote'),
  'mf-checkout': () => import(/* webpackChunkName: "door.mf-checkout" */ '../../../mf-checkout/src/remote'),
  'mf-account': () => import(/* webpackChunkName: "door.mf-account" */ '../../../mf-account/src/remote'),
};

export const openDoor = async (name: RemoteName): Promise<Doors> => (await doors[name]()).default as Doors;
