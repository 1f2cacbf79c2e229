import * as v from 'valibot';
import { visitSnapshot, type VisitSnapshot } from '../../libs/federation/src/canary/index.ts';
import { keysDir, readPlatformToken } from '../../libs/federation/src/release/index.ts';

/** Longest wait for what a server counted, in ms. */
const PATIENCE_MS = 3000;

const faultsSchema = v.object({ faults: v.array(v.object({ release: v.string(), times: v.number() })) });

/** A server did not say what it counted. */
export class NoCounts extends Error {
  override readonly name = 'NoCounts';
}

async function ask<T>(server: string, token: string, schema: v.GenericSchema<unknown, T>): Promise<T> {
  const at = `${server}/__platform/counts`;
  const answer = await fetch(at, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => undefined);
  if (answer?.status === 401)
    throw new NoCounts(`${at} does not take the token. Set PLATFORM_TOKEN to the one of that server.`);
  const counts = v.safeParse(schema, await answer?.json().catch(() => undefined));
  if (!counts.success)
    throw new NoCounts(`${at} does not say what it counted (${answer?.status ?? 'no answer'}).`);
  return counts.output;
}

/** Asks one server what it counted of visits. Throws a NoCounts. */
export const askVisits = (server: string, token: string): Promise<VisitSnapshot> =>
  ask(server, token, visitSnapshot);

/** Asks one server how often something broke on pages since it began, by the release that did it. Throws a NoCounts. */
export async function askFaults(server: string, token: string): Promise<Record<string, number>> {
  const { faults } = await ask(server, token, faultsSchema);
  const sums: Record<string, number> = {};
  for (const { release, times } of faults) sums[release] = (sums[release] ?? 0) + times;
  return sums;
}

/** The token of the servers that share a data folder, or that a setting names; empty where there is none. */
export const tokenIn = (dir: string): string =>
  readPlatformToken(keysDir(dir), process.env.PLATFORM_TOKEN) ?? '';
