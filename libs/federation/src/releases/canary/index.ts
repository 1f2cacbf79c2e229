export { UnusableCounts, type ArmCounts, type Block } from './counts.ts';
export { NO_EVIDENCE, withBlock, type CanaryEvidence, type MeasureEvidence } from './evidence.ts';
export { MEASURE_NAMES, POOR_INP_MS, type MeasureName, type Tally } from './measures.ts';
export { CANARY_RULES, type CanaryRules, type Tolerated } from './rules.ts';
export { decideCanary, analyseCanary, type CanaryVerdict } from './verdict.ts';
export {
  blockAt,
  drawVisit,
  readVisit,
  writeVisit,
  type Lottery,
  type Outcome,
  type Visit,
} from './visit.ts';
export {
  addVisits,
  sumVisits,
  VisitCounts,
  visitSnapshot,
  type CountedBlock,
  type VisitSnapshot,
} from './visit-counts.ts';
