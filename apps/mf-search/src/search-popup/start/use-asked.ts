import { useEffect, useState } from 'react';

/** Timeout for an answer, in ms: a later one would only move content under the reader. */
const LONGEST_WAIT_MS = 5000;

/** A request that returns a list. */
export interface Asked<T> {
  /** Identifies the request: another key asks again. */
  key: string;
  ask: (signal: AbortSignal) => Promise<T[]>;
}

/** Result of a request: undefined while it is loading, an empty list when it fails. */
export function useAsked<T>({ key, ask }: Asked<T>): readonly T[] | undefined {
  const [answer, setAnswer] = useState<{ to: string; list: T[] }>();
  const known = answer?.to === key ? answer.list : undefined;

  useEffect(() => {
    const asking = new AbortController();
    let isOver = false;
    const show = (list: T[]) => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      setAnswer({ to: key, list });
    };
    const fail = (error: unknown) => {
      if (!isOver) console.error('[search popup]', error);
      show([]);
    };
    // Also covers requests that ignore the signal and never settle.
    const timer = setTimeout(() => {
      fail(new Error('no answer in time'));
      asking.abort();
    }, LONGEST_WAIT_MS);
    ask(asking.signal).then(show, fail);
    return () => {
      isOver = true;
      clearTimeout(timer);
      asking.abort();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Another request has another key.
  }, [key]);
  return known;
}
