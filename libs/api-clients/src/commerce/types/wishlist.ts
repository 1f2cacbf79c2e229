import * as v from 'valibot';
import { searchResult } from './base';

/** One page of a customer's wishlist, the newest first; only products that are for sale. */
export type WishlistPage = v.InferOutput<typeof wishlistPage>;
export const wishlistPage = v.object({ products: searchResult(v.object({ id: v.string() })) });
