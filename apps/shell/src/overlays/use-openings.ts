import { useState } from 'react';

/** How often a panel has been opened: before the first time there is nothing to render, and its way out stays visible. */
export function useOpenings(open: boolean): number {
  const [{ count, isOpen }, setSeen] = useState({ count: open ? 1 : 0, isOpen: open });
  if (open !== isOpen) setSeen({ count: open ? count + 1 : count, isOpen: open });
  return count;
}
