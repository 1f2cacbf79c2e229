import '@fastify/rate-limit';
import { BEACON, MOST_TOLD, type Beacon, type PageVital } from '@weefsel/contracts';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { POOR_INP_MS, type Outcome } from '@weefsel/federation/canary';
import type { CanaryVisits } from './canary-visits';
import type { FaultList } from './fault-list';
import type { KnownNames } from './known-names';
import type { Measures } from './measures';

/** Limits above which a figure is poor (web.dev), in ms; CLS has no unit. */
const POOR: Record<PageVital['name'], number> = {
  CLS: 0.25,
  FCP: 3000,
  INP: POOR_INP_MS,
  LCP: 4000,
  TTFB: 1800,
};

/** Adds a page's report to the counts, under known names. */
function countBeacon(beacon: Beacon, measures: Measures, names: KnownNames): void {
  const composition = names.composition(beacon.composition);
  const view = names.view(beacon.view);
  for (const { kind, release } of beacon.faults)
    measures.faults.inc({ kind, release: names.release(release), composition });
  for (const { name, value, release, again } of beacon.vitals) {
    if (again) continue;
    if (name === 'CLS') measures.shifts.observe({ view, composition }, value);
    else measures.vitals.observe({ name, view, composition }, value / 1000);
    if (value > POOR[name]) measures.poorVitals.inc({ name, release: names.release(release) });
  }
  for (const { release, ms } of beacon.frames)
    measures.longFrames.inc({ release: names.release(release) }, ms / 1000);
  if (beacon.carts > 0) measures.carts.inc({ composition }, beacon.carts);
}

/** Outcomes of a visit. Errors of third-party code do not count against a release. */
function outcomesIn({ faults, vitals, carts }: Beacon): Outcome[] {
  const inp = vitals.find(({ name }) => name === 'INP')?.value;
  return [
    ...(faults.some(({ release }) => release !== '') ? (['withError'] as const) : []),
    ...(inp === undefined ? [] : (['withInp'] as const)),
    ...(inp !== undefined && inp > POOR_INP_MS ? (['withPoorInp'] as const) : []),
    ...(carts > 0 ? (['withCart'] as const) : []),
  ];
}

const name = v.pipe(v.string(), v.maxLength(80));
const amount = (most: number) => v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(most));
const count = (most: number) => v.pipe(amount(most), v.integer());
const few = <T extends v.GenericSchema>(schema: T) => v.pipe(v.array(schema), v.maxLength(MOST_TOLD));

/** Upper limit for durations, in ms: one hour. */
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

/** Parses a page's report from a request's body; undefined for anything no page of the shop would send. */
function readBeacon(body: unknown): Beacon | undefined {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), beaconSchema), body);
  return read.success ? read.output : undefined;
}

/** Largest report of a page, in bytes, and most reports per address and minute. */
const MAX_BODY = 8192;
const MOST_A_MINUTE = 120;

/** Receives anonymous technical reports of pages. Rejects anything no page of the shop would send. */
export async function beaconRoute(
  app: FastifyInstance,
  {
    measures,
    names,
    faults,
    visits,
  }: { measures: Measures; names: KnownNames; faults: FaultList; visits: Pick<CanaryVisits, 'note'> },
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // `sendBeacon` sends text with this type, without a CORS preflight.
    scope.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, parsed) =>
      parsed(null, body),
    );
    const config = { rateLimit: { max: MOST_A_MINUTE, timeWindow: '1 minute' } };
    scope.post(BEACON, { bodyLimit: MAX_BODY, config }, (request, reply) => {
      const beacon = readBeacon(request.body);
      reply.header('cache-control', 'no-store');
      if (!beacon) return reply.code(400).send();
      countBeacon(beacon, measures, names);
      const composition = names.composition(beacon.composition);
      for (const { kind, name, from, release } of beacon.faults) {
        const fault = { kind, name, from, release: names.release(release), composition };
        faults.add(fault);
        request.log.warn(fault, 'Something broke on a page.');
      }
      visits.note(request, composition, outcomesIn(beacon));
      return reply.code(204).send();
    });
  });
}
