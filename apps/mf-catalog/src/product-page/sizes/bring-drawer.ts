import type { RootStore } from '@weefsel/stores';

const load = () => import(/* webpackChunkName: "size-drawer" */ './size-drawer');

/** Prefetches the drawer on hover and focus. After a failure the click tries again. */
export const expectDrawer = (): void => void load().catch(() => undefined);

/** Loads the drawer with all its texts, so that no text arrives later. Rejects when either is missing. */
export async function bringDrawer(snippets: RootStore['snippets']) {
  const [{ SizeDrawer }] = await Promise.all([load(), snippets.load()]);
  if (!snippets.initialized) throw new Error('There are no texts for the drawer.');
  return SizeDrawer;
}
