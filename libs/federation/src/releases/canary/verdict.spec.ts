import { UnusableCounts, type ArmCounts, type Block } from './counts.ts';
import { NO_EVIDENCE, withBlock, type CanaryEvidence } from './evidence.ts';
import { CANARY_RULES } from './rules.ts';
import { decideCanary, analyseCanary } from './verdict.ts';

const arm = (sessions: number, withError: number): ArmCounts => ({
  sessions,
  withError,
  withInp: sessions,
  withPoorInp: sessions / 10,
  withCart: sessions / 10,
});
const block = (withError: number, share = 0.05): Block => ({
  share,
  live: arm(950, 9),
  canary: arm(50, withError),
});
const blocks = (number: number, withError: number, share?: number): Block[] =>
  Array.from({ length: number }, () => block(withError, share));
const measure = (evidence: CanaryEvidence) => evidence.measures.errors;

test('a canary with many errors is rolled back, with the numbers in one sentence', () => {
  const { verdict, because } = decideCanary(blocks(4, 4));
  expect(verdict).toBe('roll back');
  expect(because).toBe(
    'The canary has 16 of 200 sessions with an error (8.00 %) where 2.6 would be expected, ' +
      'live 36 of 3800 (0.95 %); so much is seen in at most one of 1,528,185 canaries that are no worse.',
  );
});

test('the verdict to roll back stays after later blocks without errors', () => {
  expect(decideCanary([...blocks(4, 4), ...blocks(400, 0)]).verdict).toBe('roll back');
});

test('a canary with few sessions waits, however good it is', () => {
  const { verdict, because } = decideCanary(blocks(9, 0));
  expect(verdict).toBe('wait');
  expect(because).toBe('The canary has seen 450 of 500 sessions at 5 %.');
});

test('a canary with too little evidence waits, with the uncertain measure in the sentence', () => {
  const { verdict, because } = decideCanary(blocks(11, 0));
  expect(verdict).toBe('wait');
  expect(because).toMatch(
    /^The canary has \d+ of 550 sessions .+; that it is not too much worse is not yet certain enough\.$/,
  );
});

test('a canary like live is widened step by step, each step on fresh evidence', () => {
  const first = decideCanary(blocks(40, 0));
  expect(first).toMatchObject({ verdict: 'widen', to: 0.25 });
  expect(first.because).toMatch(/; one that is too much worse looks so good in at most one of \d+ cases\.$/);
  const next = withBlock(first.evidence, block(0, 0.25), CANARY_RULES);
  expect(analyseCanary(next).verdict).toBe('wait');
  expect(decideCanary([...blocks(40, 0), ...blocks(40, 0, 0.25)])).toMatchObject({ to: 0.5 });
  expect(decideCanary([...blocks(40, 0), ...blocks(40, 0, 0.5)])).toMatchObject({ to: 1 });
});

test('a canary without INP measurements is not widened', () => {
  const blind = (counts: ArmCounts) => ({ ...counts, withInp: 0, withPoorInp: 0 });
  const dark = blocks(100, 0).map(({ share, live, canary }) => ({
    share,
    live: blind(live),
    canary: blind(canary),
  }));
  expect(decideCanary(dark)).toMatchObject({
    verdict: 'wait',
    because: expect.stringContaining('0 of 0 sessions with a poor INP (–)') as string,
  });
});

test('refuses counts in which an arm has no sessions', () => {
  const none = { ...block(0), canary: arm(0, 0) };
  expect(() => decideCanary([none, none])).toThrow(UnusableCounts);
  expect(() => decideCanary([])).toThrow('No session of live was counted');
});

test('a block without sessions of an arm changes what was counted, not what is known', () => {
  const before = blocks(4, 1).reduce((known, each) => withBlock(known, each, CANARY_RULES), NO_EVIDENCE);
  const after = withBlock(before, { ...block(0), canary: arm(0, 0) }, CANARY_RULES);
  expect(measure(after).live.of).toBe(4750);
  expect(measure(after).harm).toEqual(measure(before).harm);
  expect(measure(after).expected).toBe(measure(before).expected);
});

test('garbage is refused before it changes anything', () => {
  expect(() => decideCanary([...blocks(3, 0), block(51)])).toThrow(UnusableCounts);
});

test('stored evidence continues to the same verdict as evidence in memory', () => {
  const half = decideCanary(blocks(20, 1)).evidence;
  const read = JSON.parse(JSON.stringify(half)) as CanaryEvidence;
  expect(read).toEqual(half);
  const rest = blocks(20, 2).reduce((known, each) => withBlock(known, each, CANARY_RULES), read);
  expect(analyseCanary(rest)).toEqual(decideCanary([...blocks(20, 1), ...blocks(20, 2)]));
});
