import { observer, useStores } from '@weefsel/stores';
import { useHydrated } from '@weefsel/ui';
import { FrameBoundary } from '../frame/frame-boundary';
import { OverlayFailure } from '../overlays/overlay-failure';
import { ConsentPanel } from './consent-panel';

/**
 * Shown when the consent question failed and the shopper had opened it; otherwise nothing is shown and nothing measured.
 */
const ConsentFailure = observer(function ConsentFailure({ onRetry }: { onRetry: () => void }) {
  const { consent } = useStores();
  return consent.reopened ? <OverlayFailure open onClose={consent.close} onRetry={onRetry} /> : null;
});

/** The question what may be measured: in every document, and from when the page has come to life as long as it is open. */
const ConsentQuestion = observer(function ConsentQuestion() {
  const { consent } = useStores();
  const isKnown = useHydrated() && consent.resumed;
  if (consent.isOff || (isKnown && !consent.isOpen)) return null;
  // Opened again it is a new one, with what was chosen.
  return <ConsentPanel key={consent.reopened ? 'again' : 'first'} isOpen={isKnown} />;
});

/** Its slot. A failure is only shown to those who opened it themselves. */
export const ConsentSlot = observer(function ConsentSlot() {
  const { consent } = useStores();
  return (
    <FrameBoundary again={consent.reopened} instead={(retry) => <ConsentFailure onRetry={retry} />}>
      <ConsentQuestion />
    </FrameBoundary>
  );
});
