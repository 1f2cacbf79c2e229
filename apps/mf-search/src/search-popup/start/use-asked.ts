import { useEffect, useState } from 'react';

/** Longest wait for an answer, in ms: what comes after that would only move what a shopper is reading. */
const LONGEST_WAIT_MS = 5000;

/** A question whose answer is a list. */
export interface Asked<T> {
  /** Tells it apart from the one before. */
  key: string;
  ask: (signal: AbortSignal) => Promise<T[]>;
}

/** The answer to a question that is asked when it is first shown: undefined while it is on its way, nothing when it fails. */
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
    // Also when whoever is asked does not listen to the signal, and never answers.
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
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Another question has another key.
  }, [key]);
  return known;
}
