import { useStores } from '@weefsel/stores';
import { formatPrice } from '@weefsel/ui';
import { useEffect, useId, useState } from 'react';
import type { LineWatcher } from './lines/use-line-change';

/** The line to focus after a removal: the next one, else the previous one. */
function neighbourOf(
  lineId: string,
  before: readonly string[],
  now: ReadonlySet<string>,
): string | undefined {
  const place = before.indexOf(lineId);
  const isThere = (id: string) => now.has(id);
  return before.slice(place + 1).find(isThere) ?? before.findLast(isThere);
}

/** Announces the result of a change. Keeps the focus in the cart when a line is removed. */
export function useCartChanges() {
  const { cart, snippets } = useStores();
  const [announcement, setAnnouncement] = useState('');
  const [gone, setGone] = useState<{ neighbourId: string | undefined } | null>(null);
  const prefix = useId();
  const elementIdOf = (lineId: string) => `${prefix}-${lineId}`;
  const emptyId = `${prefix}-empty`;

  useEffect(() => {
    if (!gone) return;
    const neighbour = document.getElementById(`${prefix}-${gone.neighbourId}`);
    (neighbour ?? document.getElementById(emptyId))?.focus();
  }, [gone, prefix, emptyId]);

  const onChanged: LineWatcher['onChanged'] = ({ id, name }, change, lineIdsBefore) => {
    if (change.kind === 'quantity') {
      const count = cart.lines.find((line) => line.id === id)?.quantity ?? 0;
      const total = formatPrice(cart.total);
      setAnnouncement(snippets.text('headless.cart.changed', { name, count, total }));
      return;
    }
    setAnnouncement(snippets.text('headless.cart.removed', { name }));
    const { activeElement, body } = document;
    // After a removal the focus falls to the body. A focus elsewhere means that the shopper has moved on.
    const isOurs =
      activeElement === body || document.getElementById(elementIdOf(id))?.contains(activeElement);
    if (!isOurs) return;
    const linesNow = new Set(cart.lines.map((line) => line.id));
    setGone({ neighbourId: neighbourOf(id, lineIdsBefore, linesNow) });
  };

  return { announcement, elementIdOf, emptyId, onChanged };
}
