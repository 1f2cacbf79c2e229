/** Parameters of a product's address that say which reviews are shown. */
export const REVIEW_PARAMETERS = {
  page: 'beoordelingen',
  stars: 'sterren',
  size: 'gekochte-maat',
  sort: 'volgorde',
} as const;

/** Id of the place of the reviews, for links to it. */
export const REVIEWS_ID = 'beoordelingen';

/** Id of the list among them: other reviews are looked for there. */
export const LIST_ID = 'beoordelingen-lijst';
