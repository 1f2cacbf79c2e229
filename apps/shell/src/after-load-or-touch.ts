/** Delay of deferred work after load, in ms. */
export const AFTER_LOAD_MS = 2000;

/** Runs `work` once the page has finished its own: some time after load, or at the first touch. */
export function afterLoadOrTouch(work: () => void): void {
  const events = ['pointerdown', 'keydown'] as const;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    clearTimeout(timer);
    events.forEach((event) => removeEventListener(event, run, true));
    removeEventListener('load', wait);
    work();
  };
  const wait = () => {
    timer = setTimeout(run, AFTER_LOAD_MS);
  };
  events.forEach((event) => addEventListener(event, run, true));
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
}
