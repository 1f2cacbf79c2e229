import { BEACON } from '@weefsel/contracts';
import { afterLoad } from '../consent/after-load';
import { PageReport } from './page-report';

/** How long after the page has loaded, and come to rest, before measuring begins, in ms: nothing waits for it. */
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
 * Gathers what breaks on this page and how fast it is, and tells the shop's own server when the page is left. What is
 * told are technical counts: nothing of it says who somebody is or what they looked at (decision 0071).
 */
export function startBeacon(): PageReport {
  const report = new PageReport();
  addEventListener('error', ({ error, filename }) => error && report.fault('error', error, filename));
  addEventListener('unhandledrejection', ({ reason }) => report.fault('rejection', reason));
  // On the window, so that whoever listens on the document has noted the last of it before.
  addEventListener('visibilitychange', () => {
    const told = document.visibilityState === 'hidden' && report.take();
    if (told) navigator.sendBeacon?.(BEACON, JSON.stringify(told));
  });
  measureLater(report);
  return report;
}
