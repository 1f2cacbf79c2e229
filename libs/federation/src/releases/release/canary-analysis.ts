import {
  CANARY_RULES,
  analyseCanary,
  UnusableCounts,
  withBlock,
  type CanaryVerdict,
  type CountedBlock,
} from '../canary/index.ts';
import { DamagedDocument, readCanary, type Canary, type FoundCanary } from '../composition/index.ts';
import { momentOf, readRecord, writeRecord, type FoundRecord } from './canary-record.ts';
import {
  CanaryInQuarantine,
  canaryQuarantine,
  endCanary,
  followLive,
  promoteCanary,
  widenCanary,
} from './canary-moves.ts';
import type { ReleaseStore } from './release-store.ts';

/** Result of one analysis of the canary. */
export interface CanaryLook {
  did: 'nothing' | 'widened' | 'rolled back' | 'made live' | 'ended';
  /** The canary as it was analysed. */
  canary?: Canary;
  because: string;
}

/** The last closed block of a canary: later reports of its visits are ignored. */
const lastClosed = ({ since, blockSeconds, waitSeconds }: Canary, now: number): number =>
  Math.floor((now - Date.parse(since) - 1000 * waitSeconds) / (1000 * blockSeconds)) - 1;

/** A record with its missing closed blocks added, in chronological order. */
function withClosed(
  record: FoundRecord,
  canary: Canary,
  counted: readonly CountedBlock[],
  now: number,
): FoundRecord {
  const through = lastClosed(canary, now);
  const start = Date.parse(canary.since);
  let { evidence } = record;
  const trail = [...record.trail];
  for (const { since, block, percent, live, canary: arm } of counted) {
    if (since !== start || block <= record.through || block > through) continue;
    if (live.sessions + arm.sessions === 0) continue;
    evidence = withBlock(evidence, { share: percent / 100, live, canary: arm }, CANARY_RULES);
    const end = new Date(start + (block + 1) * canary.blockSeconds * 1000).toISOString();
    trail.push(momentOf(end, evidence));
  }
  return { ...record, through: Math.max(record.through, through), evidence, trail };
}

/** Time when the first block of a canary closes, ISO 8601. */
const firstClosing = ({ since, blockSeconds, waitSeconds }: Canary): string =>
  new Date(Date.parse(since) + 1000 * (blockSeconds + waitSeconds)).toISOString();

/** Verdict of a record; `wait` before the first block closes, and while one arm has no sessions at all. */
function verdictOf(
  { evidence, through }: Pick<FoundRecord, 'evidence' | 'through'>,
  canary: Canary,
): CanaryVerdict {
  if (through < 0)
    return {
      verdict: 'wait',
      because: `No session is compared before ${firstClosing(canary)}: each minute of sessions waits for late reports.`,
      evidence,
    };
  try {
    return analyseCanary(evidence);
  } catch (error) {
    if (!(error instanceof UnusableCounts)) throw error;
    return { verdict: 'wait', because: error.message, evidence };
  }
}

/** Carries out a verdict and returns the action; `nothing` when another process was faster. */
async function follow(
  releaseStore: ReleaseStore,
  found: FoundCanary,
  verdict: CanaryVerdict,
): Promise<CanaryLook['did']> {
  const reason = { why: verdict.because, evidence: verdict.evidence };
  if (verdict.verdict === 'roll back')
    return (await endCanary(releaseStore, found, reason)) ? 'rolled back' : 'nothing';
  if (verdict.verdict !== 'widen') return 'nothing';
  const percent = Math.round(verdict.to * 100);
  if (percent >= 100) {
    await promoteCanary(releaseStore, reason);
    return 'made live';
  }
  // Blocks with the former share may still arrive after the canary was widened.
  if (percent <= found.percent) return 'nothing';
  return (await widenCanary(releaseStore, found, percent, reason)) ? 'widened' : 'nothing';
}

/**
 * Adds the counts to the canary's record, then carries out the verdict: widen, make live or roll back.
 * May be called at any time and by several processes: each block counts once.
 * Throws a CanaryInQuarantine when no visit can get the canary.
 */
export async function lookAtCanary(
  releaseStore: ReleaseStore,
  counted: readonly CountedBlock[],
  now = Date.now(),
): Promise<CanaryLook> {
  const found = await readCanary(releaseStore.pointers);
  if (!found) return { did: 'nothing', because: 'There is no canary.' };
  // A harmful canary has to end even when live is damaged.
  const canary = await followLive(releaseStore, found).catch((error: unknown) => {
    if (error instanceof DamagedDocument) return found;
    throw error;
  });
  if (!canary) return { did: 'ended', canary: found, because: 'Its remote was released meanwhile.' };
  const out = await canaryQuarantine(releaseStore, canary);
  if (out) throw new CanaryInQuarantine(out);
  const before = await readRecord(releaseStore.pointers, canary.since);
  const record = withClosed(before, canary, counted, now);
  const isNew = record.through > before.through;
  if (isNew && !(await writeRecord(releaseStore.pointers, record)))
    return { did: 'nothing', canary, because: 'Somebody else decides too.' };
  const verdict = verdictOf(record, canary);
  return { did: await follow(releaseStore, canary, verdict), canary, because: verdict.because };
}

/**
 * The canary, its record and its verdict; undefined when there is none. Throws a DamagedDocument.
 * `problem`: a version in quarantine hides it.
 */
export async function canaryNow(releaseStore: Pick<ReleaseStore, 'files' | 'keys' | 'pointers'>) {
  const { pointers } = releaseStore;
  const found = await readCanary(pointers);
  if (!found) return undefined;
  const { pointer: _pointer, ...canary } = found;
  const { trail, ...record } = await readRecord(pointers, canary.since);
  const { verdict, because } = verdictOf(record, canary);
  const problem = await canaryQuarantine(releaseStore, canary);
  return { canary, verdict, because, trail, ...(problem && { problem }) };
}

export type CanaryNow = NonNullable<Awaited<ReturnType<typeof canaryNow>>>;
