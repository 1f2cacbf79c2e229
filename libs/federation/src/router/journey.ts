import type { Location, NavigationType } from 'react-router-dom';

/** A way to a page, from the moment that it is asked for. */
export interface Journey {
  action: NavigationType;
  location: Location;
  keepScroll?: boolean | undefined;
  fades?: boolean | undefined;
  /** The page that is shown is loaded again, and nobody goes anywhere. */
  isAgain?: boolean;
}

/** A promise, and what ends it. */
export function promised() {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { ended, end };
}
