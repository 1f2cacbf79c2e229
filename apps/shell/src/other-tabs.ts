import type { RootStore } from '@weefsel/stores';

/** Applies changes from other tabs, e.g. a login or a filled cart, when the shopper returns. */
export function followOtherTabs({ session, cart }: Pick<RootStore, 'session' | 'cart'>): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    // In sequence: the first response replaces an expired token.
    void session.resume().then(() => cart.resume());
  });
}
