/** Delay of deferred work after load, in ms. */
export const IDLE_AFTER_MS = 2000;

/** Runs `work` once the page has finished its own: some time after load, or at the first touch. */
export function whenIdle(work: () => void): void {
  const events = ['pointerdown', 'keydown'] as const;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    clearTimeout(timer);
    events.forEach((event) => removeEventListener(event, run, true));
    removeEventListener('load', wait);
    work();
  };
  const wait = () => {
    timer = setTimeout(run, IDLE_AFTER_MS);
  };
  events.forEach((event) => addEventListener(event, run, true));
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
}
