/** Where the products of a listing stand in the page. */
export const PRODUCTS_ID = 'products';
