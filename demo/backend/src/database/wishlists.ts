import type { DatabaseSync } from 'node:sqlite';
import type { WishlistRow } from './rows.ts';

/** Wishlists of customers; a customer who never saved a product has none. */
export class Wishlists {
  readonly #ofCustomer;
  readonly #create;
  readonly #products;
  readonly #add;
  readonly #remove;

  constructor(sql: DatabaseSync) {
    this.#ofCustomer = sql.prepare(
      'select id, customer_id as "customerId", created_at as "createdAt" from wishlists where customer_id = ?',
    );
    this.#create = sql.prepare('insert into wishlists (id, customer_id, created_at) values (?, ?, ?)');
    this.#products = sql.prepare(
      'select product_id as id from wishlist_products where wishlist_id = ? order by place desc',
    );
    this.#add = sql.prepare(
      'insert or ignore into wishlist_products (wishlist_id, product_id, created_at) values (?, ?, ?)',
    );
    this.#remove = sql.prepare('delete from wishlist_products where wishlist_id = ? and product_id = ?');
  }

  ofCustomer(customerId: string): WishlistRow | undefined {
    return this.#ofCustomer.get(customerId) as WishlistRow | undefined;
  }

  create(wishlist: WishlistRow): void {
    this.#create.run(wishlist.id, wishlist.customerId, wishlist.createdAt);
  }

  /** Ids of the saved products, the newest first. */
  productIds(wishlistId: string): string[] {
    return this.#products.all(wishlistId).map((row) => String(row['id']));
  }

  /** Saves a product; `false` when already saved. `now` is in milliseconds since 1970. */
  add(wishlistId: string, productId: string, now: number): boolean {
    return this.#add.run(wishlistId, productId, now).changes === 1;
  }

  /** Removes a product; `false` when absent. */
  remove(wishlistId: string, productId: string): boolean {
    return this.#remove.run(wishlistId, productId).changes === 1;
  }
}
