import * as v from 'valibot';
import type { Shape } from '../../wire/shape';
import { listing, searchItem, type ListingAnswer, type SearchItem } from '../types';

type Listing = Omit<ListingAnswer, 'requestId'>;

const NOTHING: Listing = {
  facets: [],
  items: [],
  properties: { nrofitems: 0, pagesize: 0, nrofpages: 0, currentpage: 1, sortfields: [] },
  redirects: [],
};

/** A listing; status 204 means no results. */
export const listingShape: Shape<Listing> = v.optional(listing, NOTHING);

const withItems = v.object({ items: v.array(searchItem) });
const entry = v.lazy((value): v.GenericSchema<unknown, SearchItem[]> =>
  typeof value === 'object' && value !== null && 'items' in value
    ? v.pipe(
        withItems,
        v.transform(({ items }) => items),
      )
    : v.pipe(
        searchItem,
        v.transform((item) => [item]),
      ),
);
const entries = v.pipe(
  v.array(entry),
  v.transform((lists) => lists.flat()),
);

/** Recommended items: `{items}`, `{recommendations: [{items}]}` and a bare list all occur. */
export const recommendedShape: Shape<SearchItem[]> = v.lazy(
  (body): v.GenericSchema<unknown, SearchItem[]> => {
    if (Array.isArray(body)) return entries;
    const isPlain = typeof body === 'object' && body !== null && 'items' in body;
    return isPlain
      ? v.pipe(
          v.object({ items: entries }),
          v.transform(({ items }) => items),
        )
      : v.pipe(
          v.object({ recommendations: entries }),
          v.transform(({ recommendations }) => recommendations),
        );
  },
);
