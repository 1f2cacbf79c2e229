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
export function measureFirstPage(
  { measures, gtm, view = '' }: Measured,
  leave: () => void = () => location.reload(),
): void {
  addEventListener('pointerover', startScripts, { once: true, passive: true });
  if (!gtm) return;
  const tell = () => {
    const { pathname, search, hash } = location;
    dataLayer().push(pageViewEntry({ path: pathname + search + hash, view }));
  };
  const allowed = () => allowedNow(measures === 'all');
  const mayTell = () => allowed().includes('statistics');
  whenQuiet(() => {
    if (!mayTell() || !tellsFirst()) return;
    openContainer({ id: gtm, allowed: allowed() });
    tell();
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted || isToldByCode()) return;
      // The choice may have been taken back on another page.
      if (mayTell()) tell();
      else leave();
    });
  });
}
