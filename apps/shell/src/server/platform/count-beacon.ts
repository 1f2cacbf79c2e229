import type { Beacon, PageVital } from '@weefsel/contracts';
import type { Outcome } from '@weefsel/federation/canary';
import { POOR_INP_MS } from '@weefsel/federation/canary';
import type { KnownNames } from './known-names';
import type { Measures } from './measures';

/** From where on a figure is poor (web.dev), in ms; CLS is a share. */
const POOR: Record<PageVital['name'], number> = {
  CLS: 0.25,
  FCP: 3000,
  INP: POOR_INP_MS,
  LCP: 4000,
  TTFB: 1800,
};

/** Adds what a page told to what was counted, under names that are known. */
export function countBeacon(beacon: Beacon, measures: Measures, names: KnownNames): void {
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

/** What a visit is counted for by what one of its pages told. Faults of code that is not ours say nothing of a release. */
export function outcomesIn({ faults, vitals, carts }: Beacon): Outcome[] {
  const inp = vitals.find(({ name }) => name === 'INP')?.value;
  return [
    ...(faults.some(({ release }) => release !== '') ? (['withError'] as const) : []),
    ...(inp === undefined ? [] : (['withInp'] as const)),
    ...(inp !== undefined && inp > POOR_INP_MS ? (['withPoorInp'] as const) : []),
    ...(carts > 0 ? (['withCart'] as const) : []),
  ];
}
