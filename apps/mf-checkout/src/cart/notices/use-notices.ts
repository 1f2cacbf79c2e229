import { reaction, useStores } from '@weefsel/stores';
import { useEffect, useState } from 'react';
import type { Line } from '../lines/to-line';
import { toNotices } from './to-notices';
import type { Notice } from './notices';

/** Notice that a line was gone before the shopper could change it here. */
export const missedNotice = ({ id, name }: Line): Notice => ({
  key: `missed-${id}`,
  kind: 'info',
  text: 'headless.cart.notice.missed',
  values: { name },
});

const NONE: readonly Notice[] = [];

export interface NoticesOptions {
  /** Leaves the messages to the panel over the page. */
  paused?: boolean;
}

/**
 * Consumes the cart's messages, which the backend sends only once. Keeps them until the shopper changes something else.
 */
export function useNotices({ paused = false }: NoticesOptions) {
  const { cart } = useStores();
  const [notices, setNotices] = useState(NONE);

  useEffect(() => {
    if (paused) return undefined;
    return reaction(
      () => cart.errors,
      (errors) => {
        if (!errors) return;
        const taken = cart.consumeErrors();
        if (taken) setNotices(toNotices(taken, cart.lines));
      },
      { fireImmediately: true },
    );
  }, [cart, paused]);

  return { notices, tell: (notice: Notice) => setNotices([notice]), dismiss: () => setNotices(NONE) };
}
