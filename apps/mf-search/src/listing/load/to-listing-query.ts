import type { ListingQueryInput } from '@weefsel/api-clients';
import type { ListingState } from '../address/listing-state';

/** What the search service is asked, from the address. */
export const toListingQuery = ({ category, filters, sort, page }: ListingState): ListingQueryInput => ({
  page,
  filters,
  ...(category && { categoryId: category }),
  ...(sort && { sort }),
});
