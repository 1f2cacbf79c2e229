import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { sumVisits } from '../../libs/federation/src/canary/index.ts';
import type { VisitSnapshot } from '../../libs/federation/src/canary/index.ts';
import { readCanary } from '../../libs/federation/src/composition/index.ts';
import type { CanaryLook, Desk } from '../../libs/federation/src/release/index.ts';
import { keysDir, lookAtCanary, readPlatformToken } from '../../libs/federation/src/release/index.ts';

/** Longest wait for what a server counted, and the pause between two looks, in ms. */
const PATIENCE_MS = 3000;
const PAUSE_MS = 2000;

const arm = v.object({
  sessions: v.number(),
  withError: v.number(),
  withInp: v.number(),
  withPoorInp: v.number(),
  withCart: v.number(),
});
const countsSchema = v.object({
  process: v.string(),
  blocks: v.array(
    v.object({ since: v.number(), block: v.number(), percent: v.number(), live: arm, canary: arm }),
  ),
});

/** A server did not say what it counted. */
export class NoCounts extends Error {
  override readonly name = 'NoCounts';
}

/** Asks one server what it counted. Throws a NoCounts. */
export async function askCounts(server: string, token: string): Promise<VisitSnapshot> {
  const at = `${server}/__platform/counts`;
  const answer = await fetch(at, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => undefined);
  if (answer?.status === 401)
    throw new NoCounts(`${at} does not take the token. Set PLATFORM_TOKEN to the one of that server.`);
  const counts = v.safeParse(countsSchema, await answer?.json().catch(() => undefined));
  if (!counts.success)
    throw new NoCounts(`${at} does not say what it counted (${answer?.status ?? 'no answer'}).`);
  return counts.output;
}

export interface Watch {
  desk: Desk;
  /** Addresses of all servers that shoppers are sent to. */
  servers: readonly string[];
  token: string;
  say: (line: string) => void;
}

/** Decides about canaries by what all servers counted, until it is aborted; what a server counted before it ended is kept. */
export function canaryWatch({ desk, servers, token, say }: Watch) {
  const known = new Map<string, VisitSnapshot>();
  let said = '';
  const sayOnce = (line: string) => {
    if (line !== said) say(line);
    said = line;
  };
  const look = async (): Promise<CanaryLook> => {
    const asked = await Promise.allSettled(servers.map((server) => askCounts(server, token)));
    for (const answer of asked) {
      if (answer.status === 'fulfilled') known.set(answer.value.process, answer.value);
      else sayOnce(String((answer.reason as Error).message));
    }
    // Without any counts a block would close with nobody in it.
    if (!asked.some(({ status }) => status === 'fulfilled'))
      return { did: 'nothing', because: 'No server says what it counted.' };
    return lookAtCanary(desk, sumVisits([...known.values()]));
  };
  return {
    look,
    async follow(signal: AbortSignal): Promise<void> {
      while (!signal.aborted) {
        try {
          // Servers are asked only while there is something to decide.
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

/** The token of the servers that share a data folder, or that a setting names; empty where there is none. */
export const tokenIn = (dir: string): string =>
  readPlatformToken(keysDir(dir), process.env.PLATFORM_TOKEN) ?? '';
