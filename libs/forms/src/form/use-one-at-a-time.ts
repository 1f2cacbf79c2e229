import { useRef, useState } from 'react';

/** Runs what a button sends, one at a time: of two presses at the same moment the second does nothing. */
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
