import type { Primary } from '@weefsel/federation/supervisor';
import * as v from 'valibot';
import type { Purge } from './purges';

const purgeSchema = v.object({ keys: v.array(v.string()), at: v.number() });

/** A purge as another process wrote it; undefined for anything else. */
export function readPurge(said: unknown): Purge | undefined {
  const read = v.safeParse(purgeSchema, said);
  return read.success ? read.output : undefined;
}

/** Tells every process of the shop what has changed. */
export interface PurgeChannel {
  send: (purge: Purge) => void;
  stop: () => void;
}

/** Between the processes of this server. */
export function purgesOfPrimary(primary: Primary, take: (purge: Purge) => void): PurgeChannel {
  primary.listen((word) => {
    const purge = word.tell === 'purge' ? readPurge(word.purge) : undefined;
    if (purge) take(purge);
  });
  return { send: (purge) => primary.say({ say: 'purge', purge }), stop: () => undefined };
}
