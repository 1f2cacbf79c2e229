import { isRefusedFor } from '@weefsel/forms';
import { useStores, type CartStore } from '@weefsel/stores';
import { useState } from 'react';
import type { Line } from './to-line';

export type LineChange = { kind: 'quantity'; quantity: number } | { kind: 'remove' };

export interface LineWatcher {
  /** Called before a change is sent. */
  onChange: () => void;
  /** Called when the backend has accepted a change, with all line ids before it. */
  onChanged: (line: Line, change: LineChange, lineIdsBefore: readonly string[]) => void;
  /** Called when the line was already gone from the cart. Another tab or device removed it. */
  onMissed: (line: Line) => void;
}

const isMissing = (failure: CartStore['lastFailure']): boolean =>
  failure.state === 'failed' && isRefusedFor(failure.error, 'CHECKOUT__CART_LINE_ITEM_NOT_FOUND');

/** Changes a line and remembers a failed change for a retry. For use inside an observer. */
export function useLineChange(line: Line, { onChange, onChanged, onMissed }: LineWatcher) {
  const { cart } = useStores();
  const [failed, setFailed] = useState<LineChange | null>(null);
  const [latest, setLatest] = useState<LineChange['kind']>('quantity');
  const pending = cart.isPending(line.id);

  const send = async (change: LineChange) => {
    if (pending) return;
    onChange();
    setFailed(null);
    setLatest(change.kind);
    const lineIdsBefore = cart.lines.map(({ id }) => id);
    const taken =
      change.kind === 'remove'
        ? await cart.remove(line.id)
        : await cart.changeQuantity(line.id, change.quantity);
    if (taken) return onChanged(line, change, lineIdsBefore);
    if (isMissing(cart.lastFailure) && (await cart.refresh())) return onMissed(line);
    setFailed(change);
  };

  return {
    send: (change: LineChange) => void send(change),
    failed,
    /** Kind of the pending change. */
    pending: pending ? latest : undefined,
  };
}
