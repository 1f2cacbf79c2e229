import type { DatabaseSync } from 'node:sqlite';
import { columnsOf, upsertInto } from './table.ts';

/** A customer's review of a product. */
export interface ReviewRow {
  id: string;
  productId: string;
  customerId: string;
  author: string;
  title: string;
  content: string;
  /** Stars, 1 to 5; halves are possible. */
  points: number;
  /** Milliseconds since 1970. */
  createdAt: number;
  updatedAt: number | null;
  /** Purchased size. */
  size: string | null;
  /** Perceived fit: `small`, `true` or `large`. */
  fit: string | null;
  /** 1 when the shop found an order of the customer with the product. */
  verified: number;
}

export const REVIEWS_SCHEMA = `
  create table reviews (
    id text primary key,
    product_id text not null,
    customer_id text not null references customers (id) on delete cascade,
    author text not null,
    title text not null,
    content text not null,
    points real not null check (points between 1 and 5),
    created_at integer not null,
    updated_at integer,
    unique (product_id, customer_id)
  ) strict;
  create index reviews_by_customer on reviews (customer_id);
`;

/** Adds the purchase columns, absent from the first schema. */
export const REVIEW_PURCHASES_SCHEMA = `
  alter table reviews add column size text;
  alter table reviews add column fit text check (fit in ('small', 'true', 'large'));
  alter table reviews add column verified integer not null default 0;
`;

const COLUMNS = [
  'id',
  'productId',
  'customerId',
  'author',
  'title',
  'content',
  'points',
  'createdAt',
  'updatedAt',
  'size',
  'fit',
  'verified',
] as const satisfies readonly (keyof ReviewRow)[];

/** Reviews that customers sent in. The demo never approves any, so only their authors see them. */
export class Reviews {
  readonly #ofCustomer;
  readonly #withdraw;
  readonly save: (review: ReviewRow) => void;

  constructor(sql: DatabaseSync) {
    this.#ofCustomer = sql.prepare(
      `select ${columnsOf(COLUMNS)} from reviews where product_id = ? and customer_id = ?`,
    );
    this.#withdraw = sql.prepare('delete from reviews where product_id = ? and customer_id = ?');
    this.save = upsertInto<ReviewRow>(sql, 'reviews', 'id', COLUMNS);
  }

  ofCustomer(productId: string, customerId: string): ReviewRow | undefined {
    return this.#ofCustomer.get(productId, customerId) as ReviewRow | undefined;
  }

  /** Removes a review; true when there was one. */
  withdraw(productId: string, customerId: string): boolean {
    return this.#withdraw.run(productId, customerId).changes > 0;
  }
}
