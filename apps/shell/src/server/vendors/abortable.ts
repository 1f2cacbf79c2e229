/** The result of `work`. Rejects with the signal's reason as soon as the caller aborts. */
export async function abortable<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  work.catch(() => undefined);
  signal.throwIfAborted();
  const { promise: givenUp, reject } = Promise.withResolvers<never>();
  const giveUp = () => reject(signal.reason as Error);
  signal.addEventListener('abort', giveUp, { once: true });
  return Promise.race([work, givenUp]).finally(() => signal.removeEventListener('abort', giveUp));
}
