import * as v from 'valibot';
import { visitSnapshot, type VisitSnapshot } from '../../libs/federation/src/releases/canary/index.ts';
import { writeCountsPass } from '../../libs/federation/src/releases/composition/index.ts';
import {
  keysDir,
  readPlatformToken,
  type ReleaseStore,
} from '../../libs/federation/src/releases/release/index.ts';
import { causeOf } from '../cause-of.ts';

/** Timeout of a request for counts, in ms. */
const TIMEOUT_MS = 3000;

const faultsSchema = v.object({
  faults: v.array(v.object({ release: v.string(), kind: v.string(), times: v.number() })),
});

/** Errors of a server by release: of browsers, and pages answered with 5xx. */
export interface Faults {
  browsers: Record<string, number>;
  pages: Record<string, number>;
}

/** A server did not return its counts. */
export class NoCounts extends Error {
  override readonly name = 'NoCounts';
}

async function ask<T>(server: string, token: string, schema: v.GenericSchema<unknown, T>): Promise<T> {
  const at = `${server}/__platform/counts`;
  const answer = await fetch(at, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new NoCounts(`${at} cannot be reached (${causeOf(error)}).`);
  });
  if (answer.status === 401)
    throw new NoCounts(
      `${at} takes neither this token nor this key. Set PLATFORM_TOKEN to the one of that server, or RELEASE_KEY to a key of a remote in it. Clocks may differ by five minutes.`,
    );
  const counts = v.safeParse(schema, await answer.json().catch(() => undefined));
  if (!counts.success) throw new NoCounts(`${at} does not say what it counted (${answer.status}).`);
  return counts.output;
}

/** Requests a server's counts of visits. Throws a NoCounts. */
export const askVisits = (server: string, token: string): Promise<VisitSnapshot> =>
  ask(server, token, visitSnapshot);

/** Requests a server's error counts since its start, by the release that caused them. Throws a NoCounts. */
export async function askFaults(server: string, token: string): Promise<Faults> {
  const { faults } = await ask(server, token, faultsSchema);
  const sums: Faults = { browsers: {}, pages: {} };
  for (const { release, kind, times } of faults) {
    const of = kind === 'answer' ? sums.pages : sums.browsers;
    of[release] = (of[release] ?? 0) + times;
  }
  return sums;
}

/** Secret for a server's counts: the token, else a pass of the release key. Throws a NoKey without both. */
export const countsSecret =
  (dir: string, { key }: Pick<ReleaseStore, 'key'>) =>
  async (): Promise<string> =>
    tokenIn(dir) || writeCountsPass(await key());

/** Token shared by the servers of a data folder, or set by the environment; empty without one. */
export const tokenIn = (dir: string): string =>
  readPlatformToken(keysDir(dir), process.env.PLATFORM_TOKEN) ?? '';
