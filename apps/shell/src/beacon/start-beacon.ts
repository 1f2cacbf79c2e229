import { BEACON } from '@weefsel/contracts';
import { afterLoad } from './after-load';
import { PageReport } from './page-report';

/** Delay of measuring after load and idle, in ms: nothing waits for it. */
const MEASURED_AFTER_MS = 6000;

/** Loads the measuring code late; the browser buffers its figures until then. */
function measureLater(report: PageReport): void {
  const measure = async () => {
    const { measurePage } = await import(/* webpackChunkName: "measure-page" */ './measure-page');
    measurePage(report);
  };
  afterLoad(() => setTimeout(() => void measure().catch(() => undefined), MEASURED_AFTER_MS));
}

/**
 * Collects errors and speed of this page. Sends them to the shop's server when the page is left.
 * They are technical counts: nothing identifies a shopper or their views (decision 0071).
 */
export function startBeacon(): PageReport {
  const report = new PageReport();
  addEventListener('error', ({ error, filename }) => error && report.fault('error', error, filename));
  addEventListener('unhandledrejection', ({ reason }) => report.fault('rejection', reason));
  // On the window: listeners on the document have recorded their last values before.
  addEventListener('visibilitychange', () => {
    const told = document.visibilityState === 'hidden' && report.take();
    if (told) navigator.sendBeacon?.(BEACON, JSON.stringify(told));
  });
  measureLater(report);
  return report;
}
