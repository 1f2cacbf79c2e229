/** One page of a list. */
export interface FoundPage<Item> {
  items: Item[];
  /** How many there are on all pages. */
  total: number;
}

/** Which page of a list. */
export interface PageWish {
  /** From 1. */
  page: number;
  itemsPerPage: number;
}

/** The places of a page's items: `from` is the first, `to` comes after the last. */
export const placesOf = ({ page, itemsPerPage }: PageWish) => ({
  from: (page - 1) * itemsPerPage,
  to: page * itemsPerPage,
});
