import { startScripts } from '../early/page-scripts';
import { dataLayer } from '../tracking/data-layer';
import { openContainer } from '../tracking/open-container';
import { pageViewEntry } from '../tracking/page-view-entry';
import { isToldByCode, tellsFirst } from '../tracking/who-tells-views';
import { whenQuiet } from '../when-quiet';
import { allowedNow } from './allowed-now';

/** What the document says about its measuring. */
export interface Measured {
  /** `all`: nobody is asked. */
  measures?: string;
  /** Container of the tag manager. */
  gtm?: string;
  /** Name of the page's views. */
  view?: string;
}

/**
 * Measures the page that is shown until its code does: opens the tag manager and tells the page view, for who allows it.
 * All else is told by the code, which starts for them when a pointer comes, so that what it presses is told too.
 */
export function measureFirstPage({ measures, gtm, view = '' }: Measured): void {
  addEventListener('pointerover', startScripts, { once: true, passive: true });
  if (!gtm) return;
  const tell = () => {
    const { pathname, search, hash } = location;
    dataLayer().push(pageViewEntry({ path: pathname + search + hash, view }));
  };
  whenQuiet(() => {
    const allowed = allowedNow(measures === 'all');
    if (!allowed.includes('statistics') || !tellsFirst()) return;
    openContainer({ id: gtm, allowed });
    tell();
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted && !isToldByCode()) tell();
    });
  });
}
