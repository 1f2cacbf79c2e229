import { observer, useStores } from '@weefsel/stores';
import { OverlayFailure } from '../overlays/overlay-failure';

/** What stands in place of the question when it broke, for those who opened it; nobody else misses it, and nothing is measured. */
export const ConsentFailure = observer(function ConsentFailure({ onRetry }: { onRetry: () => void }) {
  const { consent } = useStores();
  return consent.reopened ? <OverlayFailure open onClose={consent.close} onRetry={onRetry} /> : null;
});
