import { BEACON } from '@weefsel/contracts';
import { afterLoad } from './after-load';
import { PageReport } from './page-report';

/** How long after load, when the page is idle, measuring begins, in ms: nothing waits for it. */
const MEASURED_AFTER_MS = 6000;

/** Loads the code that measures when nobody waits for anything; the browser keeps its figures until then. */
function measureLater(report: PageReport): void {
  const measure = async () => {
    const { measurePage } = await import(/* webpackChunkName: "measure-page" */ './measure-page');
    measurePage(report);
  };
  afterLoad(() => setTimeout(() => void measure().catch(() => undefined), MEASURED_AFTER_MS));
}

/**
 * Collects errors and speed of this page and sends them to the shop's own server when the page is left. They are
 * technical counts: nothing says who somebody is or what they looked at (decision 0071).
 */
export function startBeacon(): PageReport {
  const report = new PageReport();
  addEventListener('error', ({ error, filename }) => error && report.fault('error', error, filename));
  addEventListener('unhandledrejection', ({ reason }) => report.fault('rejection', reason));
  // On the window, so that listeners on the document have noted their last values before.
  addEventListener('visibilitychange', () => {
    const told = document.visibilityState === 'hidden' && report.take();
    if (told) navigator.sendBeacon?.(BEACON, JSON.stringify(told));
  });
  measureLater(report);
  return report;
}
