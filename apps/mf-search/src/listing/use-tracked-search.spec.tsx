import { listingOf } from '../testing/listing-data';
import { tracked } from '../testing/tracked';
import type { ListingData } from './listing-data';
import { parseListing, splitHref } from './address/listing-url';
import { useTrackedSearch } from './use-tracked-search';

interface Shown {
  href: string;
  parts?: Partial<ListingData>;
}

const useSearchAt = ({ href, parts }: Shown) => {
  const { path, search } = splitHref(href);
  useTrackedSearch(listingOf(0, 1, parts), { path, shown: parseListing(search) });
};

test('a search is tracked once for each text, also when nothing is found [ANA-02]', () => {
  const { told, again } = tracked(useSearchAt, { href: '/search?tn_q=jurk' });
  again({ href: '/search?tn_q=jurk&tn_p=2' });
  again({ href: '/search?tn_q=jas' });
  expect(told).toEqual([
    { name: 'search', text: 'jurk' },
    { name: 'search', text: 'jas' },
  ]);
});

test.each<Shown>([
  { href: '/search?tn_q=ab', parts: { tooShort: true } },
  { href: '/nl/dames/?tn_q=jurk' },
  { href: '/search' },
])('$href is no search [ANA-02]', (shown) => {
  expect(tracked(useSearchAt, shown).told).toEqual([]);
});
