import type { CanaryEvidence } from './evidence.ts';
import { MEASURES, type MeasureName, type Tally } from './measures.ts';

/** More than this is not told apart: nobody could. */
const MOST = 1e9;

const percent = ({ of, bad }: Tally): string => (of === 0 ? '–' : `${((100 * bad) / of).toFixed(2)} %`);

/** "1,234", from the ln of an e-value; "1,000,000,000" at most. */
export const oneIn = (ln: number): string => Math.floor(Math.min(MOST, Math.exp(ln))).toLocaleString('en');

/** What both arms showed in one measure, with what would be expected of the canary if it were like live. */
export function comparison({ measures }: CanaryEvidence, name: MeasureName): string {
  const { live, canary, expected } = measures[name];
  const expectation = `${expected.toFixed(1)} would be expected`;
  return (
    `The canary has ${canary.bad} of ${canary.of} sessions ${MEASURES[name].bad} (${percent(canary)}) ` +
    `where ${expectation}, live ${live.bad} of ${live.of} (${percent(live)})`
  );
}
