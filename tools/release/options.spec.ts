import { readOptions, whyOf } from './options.ts';

test('words and options are read separately', () => {
  const line = [
    'mf-search',
    'mf-content',
    '--channel',
    'preview/winter-26',
    '--reason',
    'snow',
    '--to',
    'abc',
  ];
  expect(readOptions(line)).toEqual({
    words: ['mf-search', 'mf-content'],
    channel: 'preview/winter-26',
    reason: 'snow',
    without: [],
    to: 'abc',
    most: 20,
    hours: 24,
    days: 30,
    dryRun: false,
    watch: false,
    json: false,
  });
  expect(readOptions(['mf-search', '--over-budget', 'a game for a day'])).toMatchObject({
    words: ['mf-search'],
    overBudget: 'a game for a day',
  });
  expect(readOptions(['--json', '--most', '5'])).toEqual({
    words: [],
    channel: 'live',
    without: [],
    most: 5,
    hours: 24,
    days: 30,
    dryRun: false,
    watch: false,
    json: true,
  });
  expect(readOptions(['mf-search', '--canary', '5'])).toMatchObject({ canary: 5 });
  expect(readOptions(['watch', '--servers', 'http://a:1/, http://b:2'])).toMatchObject({
    servers: ['http://a:1', 'http://b:2'],
  });
});

test.each([
  [['--channel', 'preview/../live'], 'A channel is live or preview/<name>'],
  [['--channel', 'Preview'], 'A channel is live or preview/<name>'],
  [['--most', '0'], '--most takes a whole number from 1, not "0".'],
  [['--most', '1e3'], '--most takes a whole number from 1, not "1e3".'],
  [['--hours', '1.5'], '--hours takes a whole number from 1, not "1.5".'],
  [['--days', '0'], '--days takes a whole number from 1, not "0".'],
  [['--without', 'search'], 'Why is a page to go? Say it with --reason'],
  [['--canary', '0'], '--canary takes a whole number of percent from 1 to 99, not "0".'],
  [['--canary', '100'], 'from 1 to 99, not "100".'],
  [['--canary', '5', '--channel', 'preview/x'], 'A canary is shown beside what is live'],
  [['--chanel', 'live'], "Unknown option '--chanel'"],
])('%j is refused with the reason', (line, reason) => {
  expect(() => readOptions(line)).toThrow(reason);
});

test('the history keeps why, and what was let pass', () => {
  expect(whyOf(readOptions(['mf-search']))).toBe('');
  expect(whyOf(readOptions(['mf-search', '--reason', 'snow']))).toBe('snow');
  const line = ['--without', 'search', '--without', 'brands', '--over-budget', 'a game', '--reason', 'snow'];
  expect(whyOf(readOptions(line))).toBe('without search, brands; over budget: a game; snow');
});

test('a removal takes no options about pages and budgets', () => {
  expect(() => readOptions(['mf-stores', '--without', 'map'], 'remove')).toThrow(
    "Unknown option '--without'",
  );
  expect(() => readOptions(['mf-stores', '--over-budget', 'x'], 'remove')).toThrow('Unknown option');
  expect(readOptions(['mf-stores', '--reason', 'closed'], 'remove')).toMatchObject({ reason: 'closed' });
});
