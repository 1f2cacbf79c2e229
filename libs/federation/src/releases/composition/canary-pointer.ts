import * as v from 'valibot';
import type { Pointer, Pointers } from '../store/index.ts';
import { idSchema } from './channels.ts';
import { formed } from './composition.ts';

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const canarySchema = v.object({
  composition: idSchema,
  /** The live composition at its start, for comparison. */
  against: idSchema,
  /** Share of new visits in the canary, in percent. */
  percent: whole(1, 99),
  /** Start, ISO 8601; distinguishes one canary from the next. */
  since: v.pipe(v.string(), v.isoTimestamp()),
  /** Length of the blocks for counting visits, and time for late reports, in seconds. */
  blockSeconds: whole(1, 86_400),
  waitSeconds: whole(0, 86_400),
});

/** A composition shown to a share of new visits beside the live one, to detect harm. */
export type Canary = v.InferOutput<typeof canarySchema>;

/** A canary as it was read; moving it takes this value (compare-and-set). */
export interface FoundCanary extends Canary {
  pointer: Pointer;
}

/** Name of the channel, and of the pointer: there is one canary at a time. */
export const CANARY = 'canary';
const POINTER = `channels/${CANARY}`;

/** Reads the canary; undefined when there is none. Throws a DamagedDocument. */
export async function readCanary(pointers: Pointers): Promise<FoundCanary | undefined> {
  const pointer = await pointers.read(POINTER);
  return pointer && { ...formed(canarySchema, pointer.value, 'The canary'), pointer };
}

/**
 * Begins or moves a canary if it is as it was read; undefined when another process moved it in the meantime.
 */
export async function moveCanary(
  pointers: Pointers,
  to: Canary,
  found: FoundCanary | undefined,
): Promise<FoundCanary | undefined> {
  const { composition, against, percent, since, blockSeconds, waitSeconds } = to;
  // It has the fields of a channel, so that it can be read as one.
  const value = { composition, previous: [], against, percent, since, blockSeconds, waitSeconds };
  const pointer = await pointers.move(POINTER, JSON.stringify(value), found?.pointer);
  return pointer && { ...to, pointer };
}

/** Ends a canary if it is as it was read; false when another process moved it in the meantime. */
export const removeCanary = (pointers: Pointers, { pointer }: FoundCanary): Promise<boolean> =>
  pointers.remove(POINTER, pointer);
