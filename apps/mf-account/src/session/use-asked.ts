import { failed, loading, type Loadable } from '@weefsel/contracts';
import { isLoggedOut } from '@weefsel/forms';
import { useStores } from '@weefsel/stores';
import { useEffect, useEffectEvent, useState } from 'react';

type Asked<T> = Exclude<Loadable<T>, { state: 'idle' }>;

/**
 * Loads data when a part of the account is shown, and again for another `key`. `again` reloads after a failure or a
 * change; the present data stays meanwhile.
 */
export function useAsked<T>(key: string, ask: (signal: AbortSignal) => Promise<T>) {
  const { session } = useStores();
  const [turn, setTurn] = useState(0);
  const [known, setKnown] = useState<{ key: string; answer: Asked<T> }>({ key, answer: loading });

  const settle = useEffectEvent((answer: Asked<T>) => {
    setKnown({ key, answer });
    if (answer.state !== 'failed') return;
    // The page then asks to log in.
    if (isLoggedOut(answer.error)) void session.refresh().catch(() => undefined);
    else console.error('[account]', answer.error);
  });
  const begin = useEffectEvent((signal: AbortSignal) => ask(signal));

  useEffect(() => {
    const leave = new AbortController();
    const unlessLeft = (answer: Asked<T>) => {
      if (!leave.signal.aborted) settle(answer);
    };
    begin(leave.signal).then(
      (value) => unlessLeft({ state: 'ready', value }),
      (error: unknown) => unlessLeft(failed(error)),
    );
    return () => leave.abort();
  }, [key, turn]);

  return {
    answer: known.key === key ? known.answer : (loading as Asked<T>),
    again: () => {
      if (known.answer.state === 'failed') setKnown({ key, answer: loading });
      setTurn((count) => count + 1);
    },
  };
}
