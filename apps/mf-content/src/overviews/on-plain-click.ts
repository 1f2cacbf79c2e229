import { isPlainClick } from '@weefsel/ui';
import type { MouseEvent } from 'react';

/** Runs `act` instead of following a link in this tab. The browser handles clicks for a new tab or window. */
export const onPlainClick = (act: () => void) => (event: MouseEvent<HTMLAnchorElement>) => {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  act();
};
