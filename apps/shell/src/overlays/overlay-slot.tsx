import type { OverlayName } from '@weefsel/stores';
import { observer, useStores } from '@weefsel/stores';
import { useHydrated } from '@weefsel/ui';
import type { ReactNode } from 'react';
import { FrameBoundary } from '../frame/frame-boundary';
import { OverlayFailure } from './overlay-failure';
import { useOpenings } from './use-openings';

interface OverlaySlotProps {
  name: OverlayName;
  children: (open: boolean) => ReactNode;
}

/** Where a panel opens over the page, never on the server. One that breaks says so, and is tried again when it is opened again. */
export const OverlaySlot = observer(function OverlaySlot({ name, children }: OverlaySlotProps) {
  const { overlay } = useStores();
  // One that was opened while the page came to life waits until it may be other than what the server sent.
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
