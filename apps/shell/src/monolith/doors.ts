import type { RemoteName } from '@weefsel/contracts';
import type { Doors } from '@weefsel/federation/runtime';

/** The doors of the remotes by direct import: the yardstick build has no federation. */
const doors = {
  'mf-search': () => import(/* webpackChunkName: "door.mf-search" */ '../../../mf-search/src/remote'),
  'mf-catalog': () => import(/* webpackChunkName: "door.mf-catalog" */ '../../../mf-catalog/src/remote'),
  'mf-content': () => import(/* webpackChunkName: "door.mf-content" */ '../../../mf-content/src/remote'),
  'mf-checkout': () => import(/* webpackChunkName: "door.mf-checkout" */ '../../../mf-checkout/src/remote'),
  'mf-account': () => import(/* webpackChunkName: "door.mf-account" */ '../../../mf-account/src/remote'),
};

/** The remotes that the yardstick build has. */
export const REMOTE_NAMES = Object.keys(doors) as (keyof typeof doors)[];

const isHere = (name: RemoteName): name is keyof typeof doors => Object.hasOwn(doors, name);

/** Opens the door of a remote. Rejects for one that is not in this build. */
export async function openDoor(name: RemoteName): Promise<Doors> {
  if (!isHere(name)) throw new Error(`${name} is not in the build without federation.`);
  return (await doors[name]()).default as Doors;
}
