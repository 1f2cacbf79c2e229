import { useState } from 'react';

/** Whether a panel has ever been open: only then is there anything to render, and its way out stays visible. */
export function useOpenedOnce(open: boolean): boolean {
  const [openedOnce, setOpenedOnce] = useState(open);
  if (open && !openedOnce) setOpenedOnce(true);
  return open || openedOnce;
}
