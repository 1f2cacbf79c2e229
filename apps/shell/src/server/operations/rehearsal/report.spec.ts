import { notesOn } from './report';

const releases = ['mf-search@aaa'];

test('versions without a rendered page have one note, without memory or recordings', () => {
  const unseen = { releases, fromRecorded: true, recordings: ['mf-search@aaa'], pages: 0, grown: '' };
  expect(notesOn(unseen)).toEqual([
    'mf-search@aaa is not rendered: the vendors do not answer here, and nothing that they said for its pages is recorded.',
  ]);
  expect(notesOn({ releases: [...releases, 'mf-content@bbb'], fromRecorded: false })).toEqual([
    'mf-search@aaa and mf-content@bbb are not rendered: the vendors name no page with a part of them.',
  ]);
});

test('a page that answered 404 is named, and not counted as rendered', () => {
  const absent = ['/nl/filialen/1/'];
  expect(notesOn({ releases, fromRecorded: false, pages: 2, absent })).toEqual([
    '1 page was rendered.',
    '/nl/filialen/1/ answered 404: the view of that page was not rendered.',
  ]);
});

test('rendered pages are counted, with the source of recorded responses', () => {
  const grown = '100 renderings leave 0.1 MB of memory behind.';
  expect(notesOn({ releases, fromRecorded: false, pages: 2, grown })).toEqual([
    '2 pages were rendered.',
    grown,
  ]);
  expect(
    notesOn({ releases, fromRecorded: true, recordings: ['mf-search@old'], pages: 1, grown: '' }),
  ).toEqual([
    '1 page was rendered.',
    'The vendors do not answer here: these are made of what they said to mf-search@old.',
  ]);
});
