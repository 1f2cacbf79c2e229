import type { SessionStore } from '../session/session-store';
import type { CopiedLine } from './cart-copy';
import { toCopiedLines } from './cart-copy';
import type { CartStore } from './cart-store';

const facts = (lines: readonly CopiedLine[]): string =>
  JSON.stringify(lines.map(({ id, quantity }) => [id, quantity]));

/** Keeps session and cart of this tab as other tabs have made them. Returns how to stop that. */
export function followTabs(session: SessionStore, cart: CartStore): () => void {
  return cart.memory.watch(async ({ lines, customerId = null }) => {
    try {
      const known = session.isLoggedIn ? (session.customer?.id ?? null) : null;
      if (known !== customerId) await session.refresh();
      if (facts(lines) !== facts(toCopiedLines(cart.lines))) await cart.refresh();
    } catch (error) {
      console.error('[cart] other tab', error);
    }
  });
}
