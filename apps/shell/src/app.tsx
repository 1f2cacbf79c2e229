import { SlotsContext, type Slots } from '@weefsel/federation/runtime';
import { StoresProvider, type RootStore } from '@weefsel/stores';
import type { ReactNode } from 'react';

interface AppProps {
  stores: RootStore;
  slots: Slots;
  /** The router, which differs between server and browser. */
  children: ReactNode;
}

/** The whole shop, the same on the server and in the browser. */
export function App({ stores, slots, children }: AppProps) {
  return (
    <StoresProvider stores={stores}>
      <SlotsContext value={slots}>{children}</SlotsContext>
    </StoresProvider>
  );
}
