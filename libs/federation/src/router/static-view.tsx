import { IDLE, NavigatingContext, type Navigating } from '@weefsel/federation/runtime';
import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';

const nowhere = (): Promise<never> => Promise.reject(new Error('Nobody goes anywhere on the server.'));

const STILL: Navigating = {
  navigate: nowhere,
  revalidate: nowhere,
  navigation: IDLE,
  revalidation: 'idle',
};

/** Shows a page at an address of the shop on the server, as `RouterView` does in the browser. */
export function StaticView({ href, children }: { href: string; children: ReactNode }) {
  return (
    <StaticRouter location={href}>
      <NavigatingContext value={STILL}>{children}</NavigatingContext>
    </StaticRouter>
  );
}
