/** True unless the shopper's system asks for reduced motion. */
export const isMotionWelcome = (): boolean => matchMedia('(prefers-reduced-motion: no-preference)').matches;

/**
 * Browsers skip a view transition when rendering takes long or the next one starts, and reject `ready`; the router waits
 * only for `finished`. A skipped transition is no failure.
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
