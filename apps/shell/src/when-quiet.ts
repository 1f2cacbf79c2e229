/** Time after the page has loaded before work that nobody waits for begins, in ms. */
export const QUIET_AFTER_MS = 2000;

/**
 * Runs something once when the page's own work is done: some time after it has loaded, or as soon as the shopper
 * touches it, whichever comes first.
 */
export function whenQuiet(work: () => void): void {
  const events = ['pointerdown', 'keydown'] as const;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    clearTimeout(timer);
    events.forEach((event) => removeEventListener(event, run, true));
    removeEventListener('load', wait);
    work();
  };
  const wait = () => {
    timer = setTimeout(run, QUIET_AFTER_MS);
  };
  events.forEach((event) => addEventListener(event, run, true));
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
}
