/** Whether this shopper likes things to move, as far as the system was told. */
export const isMotionWelcome = (): boolean => matchMedia('(prefers-reduced-motion: no-preference)').matches;

/**
 * Browsers leave a fade out when a page takes long to be drawn, or when the next one comes before it is over, and reject
 * `ready` then; the router waits only for `finished`. A page without a fade is no failure.
 */
export function allowPagesWithoutFade(page: Document = document): void {
  if (typeof page.startViewTransition !== 'function') return;
  const begin = page.startViewTransition.bind(page);
  page.startViewTransition = (...given) => {
    const transition = begin(...given);
    transition.ready.catch(() => undefined);
    return transition;
  };
}
