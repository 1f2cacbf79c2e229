/** Notes taken in the page while it loads. Both functions run in the browser and must not use outer variables. */
interface PageNotes {
  lcp: { at: number; element: string } | null;
  cls: number;
  /** Start and duration of each task over 50 ms. */
  longTasks: [number, number][];
  errors: string[];
}

declare global {
  interface Window {
    benchNotes: PageNotes;
  }
}

/** Runs before the page's own scripts. */
export function takeNotes(): void {
  const notes: PageNotes = { lcp: null, cls: 0, longTasks: [], errors: [] };
  window.benchNotes = notes;
  interface Entry extends PerformanceEntry {
    element?: Element | null;
    url?: string;
    value?: number;
    hadRecentInput?: boolean;
  }
  const observe = (type: string, note: (entry: Entry) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(note)).observe({
      type,
      buffered: true,
    });

  observe('largest-contentful-paint', ({ startTime, element, url }) => {
    const name = element ? element.tagName.toLowerCase() + (element.id && `#${element.id}`) : '';
    notes.lcp = { at: startTime, element: `${name} ${(url ?? '').split('/').pop() ?? ''}`.trim() };
  });
  // CLS by session windows: gaps of at most 1 s, at most 5 s in total. The worst window counts.
  let inWindow = 0;
  let first = 0;
  let last = 0;
  observe('layout-shift', ({ startTime, value = 0, hadRecentInput }) => {
    if (hadRecentInput) return;
    if (startTime - last > 1000 || startTime - first > 5000) {
      inWindow = 0;
      first = startTime;
    }
    last = startTime;
    inWindow += value;
    notes.cls = Math.max(notes.cls, inWindow);
  });
  observe('longtask', ({ startTime, duration }) => notes.longTasks.push([startTime, duration]));
  addEventListener(
    'error',
    ({ message }) => notes.errors.push(message || 'a file could not be loaded'),
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => notes.errors.push(String(reason)));
}

/** Runs once the page has settled. Times in ms since the navigation began. */
export function readNotes() {
  const { lcp, cls, longTasks, errors } = window.benchNotes;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const blocked = longTasks.map(([start, duration]) => Math.min(duration, start + duration - fcp) - 50);
  return {
    ttfb: navigation?.responseStart ?? 0,
    fcp,
    lcp,
    cls,
    tbt: blocked.reduce((total, time) => total + Math.max(0, time), 0),
    elements: document.querySelectorAll('*').length,
    errors,
  };
}

/** Time since the page's last activity; used to wait until it has settled. */
export function readActivity() {
  const [start, duration] = window.benchNotes.longTasks.at(-1) ?? [0, 0];
  return { loaded: document.readyState === 'complete', calmFor: performance.now() - start - duration };
}
