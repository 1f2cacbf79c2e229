import type { RootStore } from '@weefsel/stores';

/** Shows what happened in other tabs, such as a login or a full cart, when the shopper comes back to this one. */
export function followOtherTabs({ session, cart }: Pick<RootStore, 'session' | 'cart'>): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    // One after the other: an expired token is replaced by the first answer.
    void session.resume().then(() => cart.resume());
  });
}
