import { observer, useStores } from '@weefsel/stores';
import { useHydrated } from '@weefsel/ui';
import { useEffect, useState, type ComponentType } from 'react';
import { FrameBoundary } from '../frame/frame-boundary';
import { afterLoad } from './after-load';
import { OverlayFailure } from '../overlays/overlay-failure';

/**
 * Shown when the consent question failed and the shopper had opened it; otherwise nothing is shown and nothing measured.
 */
const ConsentFailure = observer(function ConsentFailure({ onRetry }: { onRetry: () => void }) {
  const { consent } = useStores();
  return consent.reopened ? <OverlayFailure open onClose={consent.close} onRetry={onRetry} /> : null;
});

/** The question what may be measured; it comes when the page itself is done. */
const ConsentQuestion = observer(function ConsentQuestion() {
  const { consent, snippets } = useStores();
  const [Panel, setPanel] = useState<ComponentType>();
  const [failure, setFailure] = useState<{ error: unknown }>();
  const { isOpen, reopened } = consent;

  useEffect(() => {
    if (!isOpen || Panel) return;
    const load = async () => {
      const [{ ConsentPanel }] = await Promise.all([
        import(/* webpackChunkName: "consent-panel" */ './consent-panel'),
        snippets.load(),
      ]);
      // Without its texts the question is not shown; nothing is measured meanwhile.
      if (snippets.initialized) setPanel(() => ConsentPanel);
    };
    const begin = (failed: (error: unknown) => void) => void load().catch(failed);
    if (reopened) begin((error) => setFailure({ error }));
    else afterLoad(() => begin((error) => console.warn('[consent]', error)));
  }, [isOpen, reopened, Panel, snippets]);

  if (failure) throw failure.error;
  return isOpen && Panel ? <Panel /> : null;
});

/** Its slot, in the browser only. A failure is only shown to those who opened it themselves. */
export const ConsentSlot = observer(function ConsentSlot() {
  const { consent } = useStores();
  if (!useHydrated()) return null;
  return (
    <FrameBoundary again={consent.reopened} instead={(retry) => <ConsentFailure onRetry={retry} />}>
      <ConsentQuestion />
    </FrameBoundary>
  );
});
