/** Id of the products of a listing in the page. */
export const PRODUCTS_ID = 'products';
