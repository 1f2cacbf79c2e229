import { useStores } from '@weefsel/stores';
import { useHydrated } from '@weefsel/ui';
import { lazy, Suspense } from 'react';

const DebugPanel = lazy(async () => {
  const chunk = await import(/* webpackChunkName: "debug-panel" */ './debug-panel');
  return { default: chunk.DebugPanel };
});

/** Slot of the debug panel for developers. Its code loads only while the setting is on. */
export function DebugPanelSlot() {
  const { config } = useStores();
  if (!useHydrated() || !config.debugPanel) return null;
  return (
    <Suspense>
      <DebugPanel />
    </Suspense>
  );
}
