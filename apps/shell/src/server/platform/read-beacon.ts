import type { Beacon } from '@weefsel/contracts';
import { MOST_TOLD } from '@weefsel/contracts';
import * as v from 'valibot';

const name = v.pipe(v.string(), v.maxLength(80));
const amount = (most: number) => v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(most));
const count = (most: number) => v.pipe(amount(most), v.integer());
const few = <T extends v.GenericSchema>(schema: T) => v.pipe(v.array(schema), v.maxLength(MOST_TOLD));

/** No page takes longer for anything than an hour, in ms. */
const LONGEST_MS = 3_600_000;

const beaconSchema = v.strictObject({
  composition: name,
  view: name,
  faults: few(
    v.strictObject({
      kind: v.picklist(['error', 'rejection', 'place', 'code']),
      name,
      from: v.pipe(v.string(), v.maxLength(300)),
      release: name,
    }),
  ),
  vitals: few(
    v.strictObject({
      name: v.picklist(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
      value: amount(LONGEST_MS),
      release: name,
      again: v.boolean(),
    }),
  ),
  frames: few(v.strictObject({ release: name, frames: count(100_000), ms: amount(LONGEST_MS) })),
  carts: count(100),
});

function parsed(body: unknown): unknown {
  try {
    return typeof body === 'string' ? JSON.parse(body) : undefined;
  } catch {
    return undefined;
  }
}

/** What a page told, from the body of a request; undefined for anything that no page of the shop would tell. */
export function readBeacon(body: unknown): Beacon | undefined {
  const read = v.safeParse(beaconSchema, parsed(body));
  return read.success ? read.output : undefined;
}
