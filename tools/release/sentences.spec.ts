import type { Composition } from '../../libs/federation/src/releases/composition/index.ts';
import {
  canaryLines,
  differenceLines,
  eventLine,
  faultsLine,
  liveLines,
  compositionProblem,
  versionLines,
} from './sentences.ts';

const composed = (version: string): Composition => ({
  remotes: {
    'mf-search': { version, manifest: '0'.repeat(64), previous: [{ version: 'old', manifest: '' }] },
  },
  made: { at: '2026-11-23T00:00:00.000Z', by: 'Anna', what: 'release mf-search', channel: 'live' },
});
const at = (id: string, version: string) => ({ id, composition: composed(version) });

test('a change is shown by its versions, and an unchanged composition is reported too', () => {
  expect(versionLines({ channel: 'live', before: at('1', 'aaa'), now: at('2', 'bbb') })).toBe(
    'mf-search aaa → bbb\n',
  );
  expect(versionLines({ channel: 'live', now: at('2', 'bbb') })).toBe('mf-search none → bbb\n');
  expect(versionLines({ channel: 'live', before: at('2', 'bbb'), now: at('2', 'bbb') })).toBe(
    'live stays at 2: it has these versions already.\n',
  );
  expect(versionLines({ channel: 'live', before: at('1', 'bbb'), now: at('2', 'bbb') })).toBe(
    'live moved from 1 to 2, which has the same versions.\n',
  );
});

test('a difference is shown by versions, with the changes in them', () => {
  const change = { channel: 'live', before: at('1', 'aaa'), now: at('2', 'bbb') };
  expect(differenceLines(change, { 'mf-search': ['+ page find at /vinden'] })).toBe(
    'mf-search aaa → bbb\n    + page find at /vinden',
  );
  expect(differenceLines({ ...change, before: change.now }, {})).toBe('They are the same.');
});

test('an event is shown with time, channel, action, person, commit, key, compositions and reason', () => {
  const event = {
    at: '2026-11-23T01:57:37.120Z',
    by: 'Anna',
    what: 'release mf-search',
    channel: 'live',
    commit: 'c0ffee',
    key: 'ab12',
    why: 'winter',
    from: '1',
    to: '2',
    changes: ['mf-search aaa → bbb'],
  };
  expect(eventLine(event)).toBe(
    [
      '2026-11-23 01:57:37  live  release mf-search, by Anna at c0ffee, key ab12 (1 → 2)',
      '    mf-search aaa → bbb',
      '    because: winter',
    ].join('\n'),
  );
  const { why: _why, commit: _commit, key: _key, from: _from, ...first } = event;
  expect(eventLine({ ...first, changes: [] })).toBe(
    '2026-11-23 01:57:37  live  release mf-search, by Anna (→ 2)',
  );
});

test.each([
  [{ serves: { 'mf-search': 'aaa' } }, 'The shell at http://shop serves mf-search@aaa.'],
  [{ serves: {} }, 'The shell at http://shop serves no remote.'],
  ['no shell' as const, 'No shell runs at http://shop.'],
  ['no answer' as const, 'The shell at http://shop does not answer.'],
])('the live composition is shown with the answer of the shell: %j', (shell, sentence) => {
  expect(liveLines([{ name: 'live', ...at('1', 'aaa') }], shell, 'http://shop')).toBe(
    ['live  1', '    mf-search      aaa  before it old', sentence].join('\n'),
  );
});

test('errors on pages are listed by release, the most frequent first, or the reason why they are unknown', () => {
  expect(faultsLine({ browsers: { shell: 1, 'mf-search@1a2b': 5 }, pages: {} })).toBe(
    'Since that server began, pages answered with 5xx: none.\nErrors in browsers: mf-search@1a2b 5, shell 1.',
  );
  expect(faultsLine('It does not say it.')).toBe('It does not say it.');
});

test('a canary is shown with its share, start time and current state', () => {
  const canary = {
    composition: 'c1',
    against: 'l1',
    percent: 5,
    since: '2026-11-23T06:00:00.000Z',
    blockSeconds: 60,
    waitSeconds: 300,
  };
  const lines = canaryLines({ canary, because: 'The canary has seen 1 of 500 sessions at 5 %.' });
  expect(lines).toBe(
    'The canary c1 is shown to 5 % of new visits since 2026-11-23 06:00:00.\n    The canary has seen 1 of 500 sessions at 5 %.',
  );
  expect(canaryLines({ canary, because: '', problem: 'It is shown to nobody.' })).toBe(
    'It is shown to nobody.',
  );
  const word = { canary, because: '', verdict: 'wait', trail: [] } as const;
  expect(liveLines([], 'no shell', 'http://shop', { ...word, trail: [] })).toContain(
    'The canary c1 is shown',
  );
});

test('the build of the shell stands before the remotes, and why a server does not run it behind what it serves', () => {
  const { id, composition } = at('2', 'bbb');
  const shell = { version: 'new', manifest: '', previous: [{ version: 'before', manifest: '' }] };
  const word = { serves: { shell: 'before' }, shellProblem: { build: 'new', why: 'It needs react 20.' } };
  const lines = liveLines(
    [{ name: 'live', id, composition: { ...composition, shell } }],
    word,
    'http://localhost:4200',
  ).split('\n');
  expect(lines[1]).toBe('    shell          new  before it before');
  expect(lines.at(-1)).toBe('The shell at http://localhost:4200 serves shell@before. It needs react 20.');
});

test.each([
  [
    { serves: {}, composition: 'c0' },
    'The shell at http://shop serves the composition c0, although c1 is live; its log says why.',
  ],
  [
    { serves: {} },
    'The shell at http://shop serves no composition in all its processes, although c1 is live; its log says why.',
  ],
  [
    { serves: {}, composition: 'c1', amiss: ['mf-search'] },
    'The shell at http://shop does not serve mf-search as in c1: in quarantine, or not loaded; its log says which.',
  ],
  [{ serves: {}, composition: 'c1' }, undefined],
  ['no shell' as const, undefined],
  ['no answer' as const, undefined],
])('a shell with another composition than live has a problem: %j', (shell, sentence) => {
  expect(compositionProblem('c1', shell, 'http://shop')).toBe(sentence);
  expect(compositionProblem(undefined, shell, 'http://shop')).toBeUndefined();
});
