import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StoresProvider, type RootStore } from '@weefsel/stores';
import type { ReactNode } from 'react';

/** Shows a page, and lets a shopper at it. */
export function showPage(page: ReactNode, stores: RootStore) {
  render(<StoresProvider stores={stores}>{page}</StoresProvider>);
  return { stores, shopper: userEvent.setup({ delay: null }), resume: () => act(() => stores.resume()) };
}
