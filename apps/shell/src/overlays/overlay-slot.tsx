import { observer, useStores, type OverlayName } from '@weefsel/stores';
import { useHydrated } from '@weefsel/ui';
import { useState, type ReactNode } from 'react';
import { FrameBoundary } from '../frame/frame-boundary';
import { OverlayFailure } from './overlay-failure';

/** Number of times a panel has opened. Renders nothing before the first; stays mounted to animate closing. */
function useOpenings(open: boolean): number {
  const [{ count, isOpen }, setSeen] = useState({ count: open ? 1 : 0, isOpen: open });
  if (open !== isOpen) setSeen({ count: open ? count + 1 : count, isOpen: open });
  return count;
}

interface OverlaySlotProps {
  name: OverlayName;
  children: (open: boolean) => ReactNode;
}

/**
 * Slot of a panel over the page, never on the server.
 * A failed panel shows its failure, and is tried again when reopened.
 */
export const OverlaySlot = observer(function OverlaySlot({ name, children }: OverlaySlotProps) {
  const { overlay } = useStores();
  // A panel opened before hydration waits: until then the page must equal the server's HTML.
  const open = useHydrated() && overlay.isOpen(name);
  const openings = useOpenings(open);
  if (openings === 0) return null;
  return (
    <FrameBoundary
      again={openings}
      instead={(retry) => <OverlayFailure open={open} onClose={overlay.close} onRetry={retry} />}
    >
      {children(open)}
    </FrameBoundary>
  );
});
