/** Products on one page of a listing, wherever pages are asked for, counted or drawn. */
export const LISTING_PAGE_SIZE = 48;
