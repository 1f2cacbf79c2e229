import { failed, loading, type Loadable } from '@weefsel/contracts';
import { isLoggedOut } from '@weefsel/forms';
import { useStores } from '@weefsel/stores';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Served } from './served';

type Asked<T> = Exclude<Loadable<T>, { state: 'idle' }>;

function answerOf<T>(served: Served<T> | undefined): Asked<T> {
  if (!served) return loading;
  if ('failed' in served) return failed('no answer');
  return { state: 'ready', value: served.value };
}

/**
 * Loads data when a part is shown or its `key` changes. Data served with the page is not loaded again.
 * `again` reloads after a failure or a change; the present data stays until then.
 */
export function useAsked<T>(
  key: string,
  ask: (signal: AbortSignal) => Promise<T>,
  served?: Served<T> | undefined,
) {
  const { session } = useStores();
  const [turn, setTurn] = useState(0);
  const [known, setKnown] = useState({ key, turn, served, answer: answerOf(served) });
  // A navigation has brought newly served data.
  if (served && served !== known.served) setKnown({ key, turn, served, answer: answerOf(served) });

  const isThere = useEffectEvent(
    () => known.key === key && known.turn === turn && known.answer.state === 'ready',
  );
  const settle = useEffectEvent((answer: Asked<T>) => {
    setKnown({ key, turn, served, answer });
    if (answer.state !== 'failed') return;
    // The page then asks to log in.
    if (isLoggedOut(answer.error)) void session.refresh().catch(() => undefined);
    else console.error('[account]', answer.error);
  });
  const begin = useEffectEvent((signal: AbortSignal) => ask(signal));

  useEffect(() => {
    if (isThere()) return undefined;
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
      if (known.answer.state === 'failed') setKnown({ key, turn, served, answer: loading });
      setTurn((count) => count + 1);
    },
  };
}
