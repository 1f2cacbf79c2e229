import { startScripts } from '../early/page-scripts';
import { dataLayer } from '../tracking/data-layer';
import { openContainer } from '../tracking/open-container';
import { pageViewEntry } from '../tracking/page-view-entry';
import { isClaimedByCode, claimFirstView } from '../tracking/page-view-claim';
import { afterLoadOrTouch } from '../after-load-or-touch';
import { allowedPurposes } from './allowed-purposes';

/** Measuring options in the document. */
export interface Measured {
  /** `all` when consent is off. */
  measures?: string;
  /** Container of the tag manager. */
  gtm?: string;
  /** Name of the page's views. */
  view?: string;
}

/**
 * Measures the first page until its code is loaded. Starting the 170 kB of page code for the view alone is too much.
 * With consent it opens the tag manager and sends the page view.
 * The code sends all other events. It starts at the first pointer event, so that presses are measured too.
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
  const allowed = () => allowedPurposes(measures === 'all');
  const mayTell = () => allowed().includes('statistics');
  afterLoadOrTouch(() => {
    if (!mayTell() || !claimFirstView()) return;
    openContainer({ id: gtm, allowed: allowed() });
    tell();
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted || isClaimedByCode()) return;
      // Consent may have been withdrawn on another page.
      if (mayTell()) tell();
      else leave();
    });
  });
}
