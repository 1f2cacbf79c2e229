import type { MouseEvent } from 'react';

/** A click that would replace this page does `act` instead; one for a new tab or window is the browser's. */
export const onPlainClick = (act: () => void) => (event: MouseEvent<HTMLAnchorElement>) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  act();
};
