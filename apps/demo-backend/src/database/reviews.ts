import type { DatabaseSync } from 'node:sqlite';
import { columnsOf, upsertInto } from './table.ts';

/** What a customer wrote about a product. */
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
] as const satisfies readonly (keyof ReviewRow)[];

/** Reviews that customers sent in. Nobody approves any in the demo, so each is only for the eyes of who wrote it. */
export class Reviews {
  readonly #ofCustomer;
  readonly save: (review: ReviewRow) => void;

  constructor(sql: DatabaseSync) {
    this.#ofCustomer = sql.prepare(
      `select ${columnsOf(COLUMNS)} from reviews where product_id = ? and customer_id = ?`,
    );
    this.save = upsertInto<ReviewRow>(sql, 'reviews', 'id', COLUMNS);
  }

  ofCustomer(productId: string, customerId: string): ReviewRow | undefined {
    return this.#ofCustomer.get(productId, customerId) as ReviewRow | undefined;
  }
}
