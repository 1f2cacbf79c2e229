import { setTimeout as pause } from 'node:timers/promises';
import {
  CANARY_RULES,
  sumVisits,
  type VisitSnapshot,
} from '../../libs/federation/src/releases/canary/index.ts';
import { CANARY, readCanary, readHistory } from '../../libs/federation/src/releases/composition/index.ts';
import {
  CanaryInQuarantine,
  canaryRemotes,
  GrantRefused,
  lookAtCanary,
  scopeOf,
  type CanaryLook,
  type ReleaseStore,
} from '../../libs/federation/src/releases/release/index.ts';
import { askVisits } from './counts.ts';

/** Pause between two looks, in ms. */
const PAUSE_MS = 2000;

/** Counted visits, and their least number. */
export const COUNTED = `A visit is the first page of a browser since the canary began; it needs no consent, and bots do not count. Each step takes ${CANARY_RULES.sessionsPerStep} visits of the canary at least.`;

interface Watch {
  releaseStore: ReleaseStore;
  /** Addresses of all servers with shoppers. */
  servers: readonly string[];
  /** Secret for the counts of a server. */
  secret: () => string | Promise<string>;
  /** Remotes whose canaries the key may decide about; all by default. */
  remotes?: readonly string[] | undefined;
  say: (line: string) => void;
}

/**
 * Decides about canaries by the counts of all servers, until aborted. Keeps the counts of ended servers.
 * Throws a CanaryInQuarantine.
 */
export function canaryWatch({ releaseStore, servers, secret, remotes, say }: Watch) {
  const known = new Map<string, VisitSnapshot>();
  const said = new Map<string, string>();
  /** Prints a line about a server, or about the canary, unless it was the last one about it. */
  const sayOnce = (about: string, line: string) => {
    if (line && line !== said.get(about)) say(line);
    said.set(about, line);
  };
  /** Remotes of the canary beyond the key's. */
  const othersIn = async (): Promise<string[]> => {
    const canary = remotes && (await readCanary(releaseStore.pointers));
    return canary
      ? (await canaryRemotes(releaseStore, canary)).filter((name) => !remotes.includes(name))
      : [];
  };
  let last = '';
  /** Prints how the last seen canary ended, unless this watch ended it. */
  const sayEnd = async (): Promise<void> => {
    const id = last;
    last = '';
    if (!id) return;
    const events = await readHistory(releaseStore.files);
    const end = events.find(({ channel, what }) => channel === CANARY && what.endsWith(` ${id}`));
    if (end) sayOnce('end', `The canary has ended: ${end.what}, by ${end.by}. ${end.why ?? ''}`.trim());
  };
  const look = async (): Promise<CanaryLook> => {
    const others = await othersIn();
    if (others.length > 0)
      return {
        did: 'nothing',
        because: `The canary changes ${others.join(' and ')}, and this key decides about ${remotes?.join(' and ')} only.`,
      };
    const token = await secret();
    const asked = await Promise.allSettled(servers.map((server) => askVisits(server, token)));
    for (const [index, answer] of asked.entries()) {
      if (answer.status === 'fulfilled') known.set(answer.value.process, answer.value);
      sayOnce(servers[index] ?? '', answer.status === 'fulfilled' ? '' : (answer.reason as Error).message);
    }
    // Without counts, a block would close without visits.
    if (!asked.some(({ status }) => status === 'fulfilled'))
      return { did: 'nothing', because: 'No server says what it counted.' };
    return lookAtCanary(releaseStore, sumVisits([...known.values()]));
  };
  return {
    look,
    async follow(signal: AbortSignal): Promise<void> {
      while (!signal.aborted) {
        try {
          // Requests counts only while there is a canary.
          // Ends for a key that was revoked or has expired since.
          if (remotes) await scopeOf(releaseStore);
          const running = await readCanary(releaseStore.pointers);
          if (!running) await sayEnd();
          const { did, because } = running
            ? await look()
            : { did: 'nothing', because: 'There is no canary. Waiting for one until Ctrl-C.' };
          last = running && ['nothing', 'widened'].includes(did) ? running.composition : '';
          sayOnce('canary', did === 'nothing' ? because : `The canary was ${did}. ${because}`);
        } catch (error) {
          // No visit can come while a version is in quarantine.
          if (error instanceof GrantRefused || error instanceof CanaryInQuarantine) throw error;
          sayOnce('canary', (error as Error).message);
        }
        await pause(PAUSE_MS, undefined, { signal }).catch(() => undefined);
      }
    },
  };
}
