import { flawSentence, flawsOf, newFlaw, type Flaw } from './page-flaws';

const flaw = (does: string, ...because: string[]): Flaw => ({ does, because });
const suspects = new Set(['mf-search']);
const broken = (part: string) =>
  `<div data-part="${part}" data-slot="${part}" style="display:contents"><!--$!--></div>`;

test('a failed page has one flaw, and broken parts of unsuspected remotes are none', () => {
  const html = broken('mf-search/page/listing') + broken('mf-content/fragment/Blocks');
  expect(flawsOf({ status: 503, html, failures: ['no facet'] }, suspects)).toEqual([
    flaw('answers 503', 'no facet'),
  ]);
  expect(flawsOf({ status: 200, html, failures: [] }, suspects)).toEqual([
    flaw('shows a message in the place of mf-search/page/listing'),
  ]);
});

test('a flaw with known reasons is not new, even with another version of the remote', () => {
  const old = flaw('answers 503', 'mf-search@aaaaaa/server.cjs broke', 'away');
  const now = flaw('answers 503', 'mf-search@bbbbbb/server.cjs broke');
  expect(newFlaw([now], [old])).toBeUndefined();
});

test.each([
  ['breaks for another reason', flaw('answers 503', 'away', 'no facet')],
  ['does another thing', flaw('shows a message in the place of mf-search/page/listing', 'away')],
])('a flaw that %s than before is new, on the same page', (_what, now) => {
  const before = [flaw('answers 503', 'away')];
  expect(newFlaw([now], before)).toBe(now);
});

test('the sentence gives the reason that is new', () => {
  const before = [flaw('answers 503', 'away')];
  expect(flawSentence(flaw('answers 503', 'no facet', 'away'), before)).toBe('answers 503: no facet');
  expect(flawSentence(flaw('answers 503'), [])).toBe('answers 503');
});
