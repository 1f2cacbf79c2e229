import { ContextError } from '@weefsel/api-clients';
import { createContext, use, type ReactNode } from 'react';
import type { RootStore } from './create-stores';

const StoresContext = createContext<RootStore | null>(null);

/**
 * Provides the stores to its children.
 * @internal
 */
export const StoresProvider = ({ stores, children }: { stores: RootStore; children: ReactNode }) => (
  <StoresContext value={stores}>{children}</StoresContext>
);

/** The shop's stores. Throws ContextError outside a StoresProvider. */
export function useStores(): RootStore {
  const stores = use(StoresContext);
  if (!stores) throw new ContextError('useStores needs a StoresProvider around it');
  return stores;
}
