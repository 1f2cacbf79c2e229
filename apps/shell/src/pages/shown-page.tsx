import { createContext, use } from 'react';
import type { Shown } from '../navigation/page-route';
import { PageFailure } from './failure';
import { PageBoundary } from './page-boundary';
import { ShopPage } from './shop-page';

/** The page at the shopper's address, or the error of loading it. */
export const ShownContext = createContext<Shown | null>(null);

const failure = (error: unknown) => <PageFailure error={error} />;

/** The loaded page, or a message when it failed to load or broke. */
export function ShownPage() {
  const shown = use(ShownContext);
  if (!shown) return null;
  return (
    <PageBoundary visit={shown} instead={failure}>
      {'error' in shown ? failure(shown.error) : <ShopPage payload={shown.page} />}
    </PageBoundary>
  );
}
