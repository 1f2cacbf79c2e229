import type { Location, NavigationType } from 'react-router-dom';

/** A navigation to a page, from its request on. */
export interface Journey {
  action: NavigationType;
  location: Location;
  keepScroll?: boolean | undefined;
  fades?: boolean | undefined;
  /** Reloads the shown page without a navigation. */
  isAgain?: boolean;
}

/** A promise with a function to resolve it. */
export function promised() {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { ended, end };
}
