import type { Review, SearchResult } from '@weefsel/api-clients';

/** A review as the commerce backend sends it. */
export const reviewOnWire = (change: Partial<Review> = {}): Review => ({
  id: 'r1',
  externalUser: 'Marieke V.',
  title: 'Precies goed',
  content: 'De stof is zacht.\n\nEn de kleur klopt.',
  points: 5,
  status: true,
  comment: null,
  customFields: { nd_size: '38', nd_fit: 'true', nd_verified: true },
  createdAt: '2026-05-03T10:00:00.000+00:00',
  ...change,
});

const terms = (counts: Record<string, number>) => ({
  buckets: Object.entries(counts).map(([key, count]) => ({ key, count })),
});

/** Seven reviews, of which the first two are on the page. */
export const reviewsOnWire = (change: Partial<SearchResult<Review>> = {}): SearchResult<Review> => ({
  elements: [
    reviewOnWire(),
    reviewOnWire({ id: 'r2', points: 2, customFields: null, comment: 'Wat jammer. <b>Bel ons</b>.' }),
  ],
  total: 7,
  aggregations: {
    stars: terms({ '5': 3, '4': 2, '2': 2 }),
    fit: terms({ small: 4, true: 2, large: 0 }),
    size: terms({ '40': 2, '36': 1, '38': 3 }),
  },
  ...change,
});
