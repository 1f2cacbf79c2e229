import type { RootStore } from '@weefsel/stores';

const load = () => import(/* webpackChunkName: "size-drawer" */ './size-drawer');

/** Fetches the drawer early, as the shopper comes near its link; if this fails the click tries again. */
export const expectDrawer = (): void => void load().catch(() => undefined);

/** The drawer with all that it says, so that no text comes after it. Rejects when one of both cannot be had. */
export async function bringDrawer(snippets: RootStore['snippets']) {
  const [{ SizeDrawer }] = await Promise.all([load(), snippets.load()]);
  if (!snippets.initialized) throw new Error('There are no texts for the drawer.');
  return SizeDrawer;
}
