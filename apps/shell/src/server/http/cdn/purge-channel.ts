import type { Primary } from '@weefsel/federation/supervisor';
import * as v from 'valibot';
import type { Purge } from './purges';

const purgeSchema = v.object({ keys: v.array(v.string()), at: v.number() });

/** Parses a purge of another process; undefined for anything else. */
export function readPurge(said: unknown): Purge | undefined {
  const read = v.safeParse(purgeSchema, said);
  return read.success ? read.output : undefined;
}

/** Sends purges to every process of the shop. */
export interface PurgeChannel {
  send: (purge: Purge) => void;
  stop: () => void;
}

/** Channel between the processes of this server. */
export function purgesOfPrimary(primary: Primary, take: (purge: Purge) => void): PurgeChannel {
  primary.listen((message) => {
    const purge = message.tell === 'purge' ? readPurge(message.purge) : undefined;
    if (purge) take(purge);
  });
  return { send: (purge) => primary.say({ say: 'purge', purge }), stop: () => undefined };
}
