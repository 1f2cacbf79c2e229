/** Query parameters that select the reviews of a product. */
export const REVIEW_PARAMETERS = {
  page: 'beoordelingen',
  stars: 'sterren',
  size: 'gekochte-maat',
  sort: 'volgorde',
} as const;

/** Id of the reviews section, for links to it. */
export const REVIEWS_ID = 'beoordelingen';

/** Id of the review list; links to other reviews lead there. */
export const LIST_ID = 'beoordelingen-lijst';
