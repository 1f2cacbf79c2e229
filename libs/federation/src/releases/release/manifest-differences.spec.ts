import type { RemoteDescription } from '../../../../contracts/src/remote-description';
import { manifestDifferences, manifestOverview } from './manifest-differences';

const describing = (
  pages: RemoteDescription['pages'],
  fragments: string[] = [],
  events: RemoteDescription['events'] = [],
) => ({
  pages,
  fragments,
  storage: [],
  events,
});

const before = {
  description: describing(
    { listing: { shows: ['navigation'] }, search: { paths: ['/search'] } },
    ['Popup'],
    ['search'],
  ),
  borrows: [{ remote: 'mf-content', name: 'Blocks' }],
  bytes: { listing: { js: 21_900, css: 4_000 }, search: { js: 22_800, css: 4_000 } },
  shared: { react: '19.3.1' },
  texts: { nl: { 'headless.listing.sort': 'Sorteren', 'headless.listing.old': 'Oud' } },
};

test('lists the differences between two versions that shoppers and other teams notice', () => {
  const now = {
    description: describing(
      { listing: { shows: ['navigation', 'look'] }, find: { paths: ['/vinden'] } },
      ['Popup', 'Rail'],
      ['view_item_list'],
    ),
    borrows: [],
    bytes: { listing: { js: 22_500, css: 4_000 }, find: { js: 1, css: 1 } },
    shared: { react: '19.4.0' },
    texts: { nl: { 'headless.listing.sort': 'Sorteer', 'headless.listing.new': 'Nieuw' } },
  };
  expect(manifestDifferences(before, now)).toEqual([
    '+ page listing for look',
    '+ page find at /vinden',
    '- page search at /search',
    '+ lends Rail',
    '+ tells view_item_list',
    '- tells search',
    '- shows Blocks of mf-content',
    'page listing: 25.9 → 26.5 kB (+600 B; script and styles of the remote, with all chunks, as sent)',
    'react 19.3.1 → 19.4.0',
    '+ headless.listing.new (text, nl)',
    '- headless.listing.old (text, nl)',
    'headless.listing.sort (nl): "Sorteren" → "Sorteer"',
  ]);
});

test('reports no difference between equal manifests, nor in fields that the older one lacks', () => {
  expect(manifestDifferences(before, before)).toEqual([]);
  expect(manifestDifferences({}, {})).toEqual([]);
  expect(manifestDifferences({ shared: {} }, { shared: { react: '19.3.1' }, bytes: before.bytes })).toEqual(
    [],
  );
});

test('a new remote is shown by its features and bytes, a removed one by its features', () => {
  expect(manifestOverview(undefined, before)).toEqual([
    '+ page listing for navigation',
    '+ page search at /search',
    '+ lends Popup',
    '+ tells search',
    '+ shows Blocks of mf-content',
    'page listing: 25.9 kB (script and styles of the remote, with all chunks, as sent)',
    'page search: 26.8 kB (script and styles of the remote, with all chunks, as sent)',
  ]);
  expect(manifestOverview({ description: before.description }, undefined)).toEqual([
    '- page listing for navigation',
    '- page search at /search',
    '- lends Popup',
    '- tells search',
  ]);
});
