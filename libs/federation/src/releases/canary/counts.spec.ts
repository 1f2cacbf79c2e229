import { checkBlock, UnusableCounts, type ArmCounts, type Block } from './counts.ts';

const arm = (changed: Partial<ArmCounts> = {}): ArmCounts => ({
  sessions: 100,
  withError: 1,
  withInp: 80,
  withPoorInp: 8,
  withCart: 7,
  ...changed,
});
const block = (changed: Partial<Block> = {}): Block => ({
  share: 0.05,
  live: arm(),
  canary: arm(),
  ...changed,
});

test.each([
  ['NaN', { withError: NaN }, 'canary.withError is NaN'],
  ['a negative count', { withCart: -1 }, 'canary.withCart is -1'],
  ['half a session', { sessions: 99.5 }, 'canary.sessions is 99.5'],
  ['infinitely many', { sessions: Infinity }, 'canary.sessions is Infinity'],
  ['more sessions with an error than sessions', { withError: 101 }, 'more than canary.sessions (100)'],
  ['more carts than sessions', { withCart: 101 }, 'more than canary.sessions (100)'],
  ['more poor INPs than INPs', { withPoorInp: 81 }, 'more than canary.withInp (80)'],
  ['more INPs than sessions', { withInp: 101 }, 'more than canary.sessions (100)'],
])('%s is refused with a sentence that names the count', (_what, changed, sentence) => {
  expect(() => checkBlock(block({ canary: arm(changed) }))).toThrow(UnusableCounts);
  expect(() => checkBlock(block({ canary: arm(changed) }))).toThrow(sentence);
  expect(() => checkBlock(block({ live: arm(changed) }))).toThrow(sentence.replace('canary', 'live'));
});

test('a count that is missing or a text is refused as well', () => {
  const garbage = JSON.parse('{"sessions":"100","withError":0}') as ArmCounts;
  expect(() => checkBlock(block({ live: garbage }))).toThrow('live.sessions is 100');
  const part = { sessions: 5, withError: 0 } as ArmCounts;
  expect(() => checkBlock(block({ live: part }))).toThrow('live.withInp is undefined');
});

test.each([0, 1, -0.1, 5, NaN])('a share of %d compares nothing and is refused', (share) => {
  expect(() => checkBlock(block({ share }))).toThrow(UnusableCounts);
});

test('a block of the night may have no session of an arm', () => {
  const none = arm({ sessions: 0, withError: 0, withInp: 0, withPoorInp: 0, withCart: 0 });
  expect(() => checkBlock(block({ canary: none }))).not.toThrow();
});
