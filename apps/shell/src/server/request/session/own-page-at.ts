import type { PageDescription } from '@weefsel/contracts';
import type { Snapshot } from '@weefsel/federation/server';
import { routesOf } from '../paths/route-table';

/** The page at an address if it is a shopper's own, as its remote declares. */
export function ownPageAt({ pathname }: URL, snapshot: Snapshot): PageDescription | undefined {
  const route = routesOf(snapshot).at(pathname);
  if (!route || !('at' in route)) return undefined;
  const { owner, page } = route.at;
  const description = snapshot.remotes.get(owner)?.description.pages[page];
  return description?.session ? description : undefined;
}
