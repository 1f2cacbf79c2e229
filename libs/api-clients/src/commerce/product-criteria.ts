import type { Associations, Criteria } from './types/criteria';

const CARD_ASSOCIATIONS: Associations = { media: {}, cover: {}, manufacturer: {} };
const ACTIVE = { type: 'equals', field: 'active', value: true } as const;

/** Products on a page of a slider that shows a category's newest. */
const NEWEST_LIMIT = 9;

/** Criteria for the active products among these ids. */
export const productsCriteria = (
  ids: readonly string[],
  includes?: Record<string, readonly string[]>,
): Criteria => ({
  filter: [{ type: 'equalsAny', field: 'id', value: ids.join('|') }, ACTIVE],
  limit: ids.length,
  'total-count-mode': 1,
  associations: CARD_ASSOCIATIONS,
  ...(includes && { includes }),
});

/** Criteria for the newest active products below a category, variants not counted. */
export const newestCriteria = (
  categoryId: string,
  includes?: Record<string, readonly string[]>,
): Criteria => ({
  limit: NEWEST_LIMIT,
  filter: [
    { type: 'equalsAny', field: 'categoryTree', value: categoryId },
    ACTIVE,
    { type: 'equals', field: 'parentId', value: null },
  ],
  sort: [{ field: 'createdAt', order: 'DESC' }],
  'total-count-mode': 1,
  associations: CARD_ASSOCIATIONS,
  ...(includes && { includes }),
});
