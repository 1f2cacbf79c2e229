import type { Primary } from '@weefsel/federation/supervisor';
import { addCounts, NotCounted, readCounts, type Counts } from '../platform/counts';

/** Interval between sent counts, and time limit of the primary's response, in ms. */
const TELL_MS = 2000;
const TIMEOUT_MS = 1000;

/**
 * Sends the counts of this process to the primary regularly: little is lost when it ends, and any process can request
 * all.
 */
export function shareCounts(primary: Primary, own: () => Promise<Counts>) {
  const asked = new Map<number, (counts: Counts) => void>();
  let last = 0;
  primary.listen((message) => {
    if (message.tell !== 'counts') return;
    const all = message.counts.map(readCounts).filter((counts) => counts !== undefined);
    asked.get(message.ask)?.(addCounts(message.server, all));
  });
  const tell = async (ask?: number): Promise<void> => {
    const counts = await own();
    const message = { say: 'counted' as const, counts, ...(ask !== undefined && { ask }) };
    return new Promise((onSaid) => primary.say(message, onSaid));
  };
  const timer = setInterval(() => void tell(), TELL_MS).unref();
  return {
    /** The counts of all processes of this server, with ended ones. Rejects with a NotCounted. */
    ofAll: async (): Promise<Counts> => {
      last += 1;
      const ask = last;
      const { promise, resolve, reject } = Promise.withResolvers<Counts>();
      asked.set(ask, resolve);
      const sentence = 'The primary does not say what the other processes counted. Ask again.';
      const limit = setTimeout(() => reject(new NotCounted(sentence)), TIMEOUT_MS);
      void tell(ask);
      return promise.finally(() => {
        clearTimeout(limit);
        asked.delete(ask);
      });
    },
    /** Sends the counts a last time; resolves when they are on their way. */
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await tell();
    },
  };
}
