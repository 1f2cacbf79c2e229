import { useRef, useState } from 'react';

/** Runs a button's request, one at a time: the second of two simultaneous presses does nothing. */
export function useOneAtATime() {
  const [isBusy, setBusy] = useState(false);
  /** Known at once: neither press sees the other's state. */
  const onItsWay = useRef(false);

  const run = async (send: () => Promise<void>): Promise<void> => {
    if (onItsWay.current) return;
    onItsWay.current = true;
    setBusy(true);
    try {
      await send();
    } finally {
      onItsWay.current = false;
      setBusy(false);
    }
  };
  return { isBusy, run };
}
