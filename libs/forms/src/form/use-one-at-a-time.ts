import { useRef, useState } from 'react';

/** Runs the request of a button, one at a time. The second of two simultaneous presses does nothing. */
export function useOneAtATime() {
  const [isBusy, setBusy] = useState(false);
  /** Set synchronously, because neither press sees the other's state. */
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
