import * as v from 'valibot';
import { MEASURE_NAMES, NO_EVIDENCE, type CanaryEvidence, type MeasureName } from '../canary/index.ts';
import { parseJson } from '../composition/index.ts';
import type { Pointer, Pointers } from '../store/index.ts';

/** Counts of bad sessions and all sessions of both arms, when a block was added. */
export interface CanaryMoment {
  /** End of the block, ISO 8601. */
  at: string;
  percent: number;
  /** ln of the evidence for a worse canary, the highest so far. */
  lnHarm: number;
  measures: Record<MeasureName, { live: [bad: number, of: number]; canary: [bad: number, of: number] }>;
}

/** All evidence of a canary so far, kept in the store: any process can continue from it. */
export interface FoundRecord {
  /** Start of the canary; a record of another canary is ignored. */
  since: string;
  /** Number of the last block in it; -1 before the first. */
  through: number;
  evidence: CanaryEvidence;
  /** The last moments, oldest first. */
  trail: CanaryMoment[];
  /** The pointer as read; undefined before the first write. */
  pointer: Pointer | undefined;
}

const POINTER = 'canary/record';
const MOST_MOMENTS = 300;

/** Checks no more than the outer fields: only release commands write the record. */
const recordSchema = v.looseObject({
  since: v.string(),
  through: v.number(),
  evidence: v.custom<CanaryEvidence>((value) => typeof value === 'object' && value !== null),
  trail: v.array(v.custom<CanaryMoment>((value) => typeof value === 'object' && value !== null)),
});

/** The record of the canary that began at `since`; an empty one when there is none. */
export async function readRecord(pointers: Pointers, since: string): Promise<FoundRecord> {
  const pointer = await pointers.read(POINTER);
  const read = pointer && v.safeParse(recordSchema, parseJson(pointer.value, 'The record of the canary'));
  if (read?.success && read.output.since === since) return { ...read.output, pointer };
  return { since, through: -1, evidence: NO_EVIDENCE, trail: [], pointer };
}

/** Writes a record if it is still as it was read; false when another process wrote it in the meantime. */
export async function writeRecord(pointers: Pointers, { pointer, ...record }: FoundRecord): Promise<boolean> {
  const kept = { ...record, trail: record.trail.slice(-MOST_MOMENTS) };
  return (await pointers.move(POINTER, JSON.stringify(kept), pointer)) !== undefined;
}

/** Summary of a canary's evidence at a moment. */
export const momentOf = (at: string, evidence: CanaryEvidence): CanaryMoment => ({
  at,
  percent: Math.round(evidence.share * 100),
  lnHarm: evidence.lnHighest,
  measures: Object.fromEntries(
    MEASURE_NAMES.map((name) => {
      const { live, canary } = evidence.measures[name];
      return [name, { live: [live.bad, live.of], canary: [canary.bad, canary.of] }];
    }),
  ) as CanaryMoment['measures'],
});
