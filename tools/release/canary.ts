import { setTimeout as pause } from 'node:timers/promises';
import { sumVisits, type VisitSnapshot } from '../../libs/federation/src/canary/index.ts';
import { readCanary } from '../../libs/federation/src/composition/index.ts';
import { lookAtCanary, type CanaryLook, type Desk } from '../../libs/federation/src/release/index.ts';
import { askVisits } from './counts.ts';

/** Pause between two looks, in ms. */
const PAUSE_MS = 2000;

export interface Watch {
  desk: Desk;
  /** Addresses of all servers with shoppers. */
  servers: readonly string[];
  token: string;
  say: (line: string) => void;
}

/** Decides about canaries by the counts of all servers, until aborted. Keeps the counts of servers that have ended. */
export function canaryWatch({ desk, servers, token, say }: Watch) {
  const known = new Map<string, VisitSnapshot>();
  let said = '';
  const sayOnce = (line: string) => {
    if (line !== said) say(line);
    said = line;
  };
  const look = async (): Promise<CanaryLook> => {
    const asked = await Promise.allSettled(servers.map((server) => askVisits(server, token)));
    for (const answer of asked) {
      if (answer.status === 'fulfilled') known.set(answer.value.process, answer.value);
      else sayOnce(String((answer.reason as Error).message));
    }
    // Without counts, a block would close without visits.
    if (!asked.some(({ status }) => status === 'fulfilled'))
      return { did: 'nothing', because: 'No server says what it counted.' };
    return lookAtCanary(desk, sumVisits([...known.values()]));
  };
  return {
    look,
    async follow(signal: AbortSignal): Promise<void> {
      while (!signal.aborted) {
        try {
          // Requests counts only while there is a canary.
          const { did, because } = (await readCanary(desk.pointers))
            ? await look()
            : { did: 'nothing', because: 'There is no canary.' };
          sayOnce(did === 'nothing' ? because : `The canary was ${did}. ${because}`);
        } catch (error) {
          sayOnce((error as Error).message);
        }
        await pause(PAUSE_MS, undefined, { signal }).catch(() => undefined);
      }
    },
  };
}
