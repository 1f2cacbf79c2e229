import { isPlainClick } from '@weefsel/ui';
import type { MouseEvent } from 'react';

/** A click that would replace this page does `act` instead; one for a new tab or window is the browser's. */
export const onPlainClick = (act: () => void) => (event: MouseEvent<HTMLAnchorElement>) => {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  act();
};
