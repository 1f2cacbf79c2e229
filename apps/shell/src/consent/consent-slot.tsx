import { observer, useStores } from '@weefsel/stores';
import { useHydrated } from '@weefsel/ui';
import { FrameBoundary } from '../frame/frame-boundary';
import { OverlayFailure } from '../overlays/overlay-failure';
import { ConsentPanel } from './consent-panel';

/** Fallback of a failed panel: shown only when the shopper opened it. Nothing is measured then. */
const ConsentFailure = observer(function ConsentFailure({ onRetry }: { onRetry: () => void }) {
  const { consent } = useStores();
  return consent.reopened ? <OverlayFailure open onClose={consent.close} onRetry={onRetry} /> : null;
});

/** The consent panel: in every document, and after hydration only while it is open. */
const ConsentQuestion = observer(function ConsentQuestion() {
  const { consent } = useStores();
  const isKnown = useHydrated() && consent.resumed;
  if (consent.isOff || (isKnown && !consent.isOpen)) return null;
  // Reopening mounts a new panel, with the current choice.
  return <ConsentPanel key={consent.reopened ? 'again' : 'first'} isOpen={isKnown} />;
});

/** Slot of the consent panel. Shows a failure only to shoppers who opened it themselves. */
export const ConsentSlot = observer(function ConsentSlot() {
  const { consent } = useStores();
  return (
    <FrameBoundary again={consent.reopened} instead={(retry) => <ConsentFailure onRetry={retry} />}>
      <ConsentQuestion />
    </FrameBoundary>
  );
});
