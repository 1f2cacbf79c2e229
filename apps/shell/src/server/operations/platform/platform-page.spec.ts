import type { CanaryMoment, CanaryNow } from '@weefsel/federation/release';
import type { PlatformFacts } from './platform-facts';
import { platformPage } from './platform-page';

const NOTHING: PlatformFacts = { channels: [], faults: [], bytes: [], history: [] };

const moment = (bad: number): CanaryMoment => ({
  at: '2026-11-23T06:01:00.000Z',
  percent: 5,
  lnHarm: bad / 2,
  measures: {
    errors: { live: [1, 100], canary: [bad, 20] },
    inp: { live: [0, 0], canary: [0, 0] },
    cart: { live: [92, 100], canary: [18, 20] },
  },
});

const canary: CanaryNow = {
  canary: {
    composition: 'c1',
    against: 'l1',
    percent: 5,
    since: '2026-11-23T06:00:00.000Z',
    blockSeconds: 60,
    waitSeconds: 300,
  },
  verdict: 'wait',
  because: 'The canary has seen 20 of 500 sessions at 5 %.',
  trail: [moment(1), moment(5)],
};

/** Text of a page, without its tags. */
const words = (html: string) =>
  html
    .replace(/<style>.*<\/style>/s, '')
    .replaceAll('<wbr>', '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

test('shows that there is no release and no canary', () => {
  const page = words(platformPage(NOTHING));
  for (const sentence of [
    'There is no canary.',
    'Nothing was released.',
    'Nothing broke on a page since this server began.',
    'No remote is loaded.',
    'No release is recorded in this store.',
  ])
    expect(page).toContain(sentence);
});

test('shows the reason when the errors are unknown', () => {
  const page = words(platformPage({ ...NOTHING, faults: 'The primary does not say it.' }));
  expect(page).toContain('Errors by version The primary does not say it. Bytes by page');
});

test('a canary with a version in quarantine is not called shown', () => {
  const problem = 'The canary c1 is shown to nobody, because of mf-search@two.';
  const page = words(platformPage({ ...NOTHING, canary: { ...canary, problem } }));
  expect(page).toContain(problem);
  expect(page).not.toContain('of new visits');
});

test('a canary is drawn over time, with its newest figures in words', () => {
  const html = platformPage({ ...NOTHING, canary });
  expect(words(html)).toContain('c1 is shown to 5 % of new visits since 2026-11-23 06:00:00, beside l1');
  expect(words(html)).toContain('The canary has seen 20 of 500 sessions at 5 %.');
  expect(words(html)).toContain('live 1 of 100 (1.0 %), canary 5 of 20 (25.0 %)');
  expect(words(html)).toContain('ln 2.50 of 4.61, after 2 blocks');
  expect(html.match(/<polyline/g)).toHaveLength(7);
  expect(html.match(/class="limit"/g)).toHaveLength(1);
  expect(html).not.toContain('NaN');
});

test('highlights versions that differ from live, and lists errors by version and pages by bytes', () => {
  const html = platformPage({
    channels: [
      { name: 'live', id: 'l1', versions: { 'mf-search': 'one', 'mf-content': 'one' } },
      { name: 'canary', id: 'c1', versions: { 'mf-search': 'two', 'mf-content': 'one' } },
    ],
    canary,
    faults: [
      {
        release: 'mf-search@two',
        composition: 'c1',
        kind: 'place',
        name: 'TypeError',
        from: '/remotes/x.js:1:2',
        times: 3,
        lastAt: '2026-11-23T06:01:00.000Z',
      },
      {
        release: 'mf-search@two',
        composition: 'c1',
        kind: 'error',
        name: 'Error',
        from: '',
        times: 4,
        lastAt: '2026-11-23T06:01:00.000Z',
      },
    ],
    bytes: [{ page: 'mf-search/listing', release: 'mf-search@one', js: 12_345, css: 2000 }],
    history: [
      {
        at: '2026-11-23T06:00:00.000Z',
        by: 'Anna',
        what: 'canary mf-search, 5 %',
        channel: 'canary',
        why: 'faster',
        changes: ['mf-search one → two'],
      },
    ],
  });
  expect(html.match(/<strong><code>.*?<\/code><\/strong>/g)).toEqual([
    '<strong><code>mf-search@<wbr>two</code></strong>',
  ]);
  expect(words(html)).toContain('Release Errors mf-search@two 7 ');
  expect(words(html)).toContain('mf-search/listing mf-search@one 12.3 2.0');
  expect(words(html)).toContain('canary mf-search, 5 % (canary), by Anna mf-search one → two faster');
});

test('escapes texts from browsers and from the release history', () => {
  const evil = '<script>alert(1)</script>';
  const fault = {
    release: 'other',
    composition: 'other',
    kind: 'error',
    name: evil,
    from: evil,
    times: 1,
    lastAt: evil,
  };
  const html = platformPage({
    ...NOTHING,
    faults: [fault],
    history: [{ at: evil, by: evil, what: evil, channel: evil, why: evil, changes: [evil] }],
  });
  expect(html).not.toContain('<script');
});

test('each table cell carries its column title, and tables keep their roles for screen readers', () => {
  const html = platformPage({
    ...NOTHING,
    bytes: [{ page: 'mf-search/listing', release: 'mf-search@one', js: 12_345, css: 2000 }],
  });
  expect(html.match(/data-title="[^"]*"/g)).toEqual(
    ['Page', 'Release', 'JS, kB', 'CSS, kB'].map((title) => `data-title="${title}"`),
  );
  expect(html.match(/role="(table|row|columnheader|cell)"/g)).toHaveLength(1 + 2 + 4 + 4);
  expect(html).not.toContain('tabindex');
});
