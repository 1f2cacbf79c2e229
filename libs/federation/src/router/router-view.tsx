import { NavigatingContext } from '@weefsel/federation/runtime';
import { useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { Router as LocationProvider, type NavigateOptions, type Navigator, type To } from 'react-router-dom';
import { PageDrawing } from './page-drawing';
import type { Router } from './router';
import type { Shown } from './router-state';
import { useScroll } from './use-scroll';

interface RouterViewProps<Page> {
  router: Router<Page>;
  /** Called once for each loaded result. */
  children: (shown: Shown<Page>) => ReactNode;
}

const navigatorOf = <Page,>({ history, navigate }: Router<Page>): Navigator => ({
  createHref: (to) => history.createHref(to),
  createURL: (to) => history.createURL(to),
  go: (delta) => void navigate(delta),
  push: (to: To, state: unknown, options: NavigateOptions = {}) => void navigate(to, { ...options, state }),
  replace: (to: To, state: unknown, options: NavigateOptions = {}) =>
    void navigate(to, { ...options, state, replace: true }),
});

/**
 * Shows a router's current content, in the browser.
 * Its parent must have no other child: the server renders a `StaticView`.
 */
export function RouterView<Page>({ router, children: show }: RouterViewProps<Page>) {
  const [state, setState] = useState(router.state);
  // A copy makes React render and report it, even when it has rendered this state already.
  const [drawing] = useState(() => new PageDrawing(() => setState({ ...router.state })));
  const navigator = useMemo(() => navigatorOf(router), [router]);
  const { location, historyAction, shown, navigation, revalidation } = state;
  const { navigate, revalidate } = router;

  useLayoutEffect(() => {
    // A link may have been followed during hydration.
    if (router.state !== state) drawing.show(false);
    return router.subscribe((_, { fades }) => drawing.show(fades));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [router, drawing]);
  useScroll(router, state);
  useEffect(() => {
    if (state.location === router.state.location) drawing.end();
  }, [router, drawing, state]);

  const navigating = useMemo(
    () => ({ navigate, revalidate, navigation, revalidation }),
    [navigate, revalidate, navigation, revalidation],
  );
  const content = useMemo(() => show(shown), [show, shown]);
  return (
    <LocationProvider location={location} navigationType={historyAction} navigator={navigator}>
      <NavigatingContext value={navigating}>{content}</NavigatingContext>
    </LocationProvider>
  );
}
