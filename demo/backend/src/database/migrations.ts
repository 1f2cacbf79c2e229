import type { DatabaseSync } from 'node:sqlite';
import { CONTENT_EDITS_SCHEMA } from './content-edits.ts';
import { ORDERS_SCHEMA, ORDER_STATES_SCHEMA } from './orders-schema.ts';
import { ORDER_MOVES_SCHEMA } from './order-moves.ts';
import { PAYMENT_REPORTS_SCHEMA } from './payment-reports.ts';
import { REVIEWS_SCHEMA, REVIEW_PURCHASES_SCHEMA } from './reviews.ts';
import { RETURN_LABELS_SCHEMA, WITHDRAWALS_SCHEMA } from './withdrawals.ts';
import { STOCK_ALERTS_SCHEMA } from './stock-alerts.ts';

/** Steps from an empty file to the present schema; never edit a released step. */
const MIGRATIONS: readonly string[] = [
  `
  create table customers (
    id text primary key,
    number text not null unique,
    email text not null,
    password_hash text,
    guest integer not null default 0,
    active integer not null default 1,
    salutation_id text,
    title text,
    first_name text not null,
    last_name text not null,
    birthday text,
    default_billing_address_id text,
    default_shipping_address_id text,
    last_payment_method_id text,
    created_at integer not null
  ) strict;
  create unique index customers_by_email on customers (lower(email)) where guest = 0;

  create table addresses (
    id text primary key,
    customer_id text not null references customers (id) on delete cascade,
    salutation_id text,
    first_name text not null,
    last_name text not null,
    company text,
    street text not null,
    additional_address_line1 text,
    zipcode text,
    city text not null,
    country_id text not null,
    phone_number text,
    created_at integer not null
  ) strict;
  create index addresses_by_customer on addresses (customer_id);

  create table sessions (
    token text primary key,
    customer_id text references customers (id) on delete cascade,
    shipping_method_id text,
    payment_method_id text,
    country_id text,
    shipping_address_id text,
    billing_address_id text,
    used_at integer not null
  ) strict;
  create index sessions_by_customer on sessions (customer_id);

  create table cart_lines (
    token text not null references sessions (token) on update cascade on delete cascade,
    id text not null,
    type text not null,
    referenced_id text not null,
    quantity integer not null check (quantity > 0),
    place integer not null,
    primary key (token, id)
  ) strict;

  create table sold_stock (
    variant_id text primary key,
    quantity integer not null
  ) strict;
  `,
  `
  alter table customers add column account_type text not null default 'private';
  alter table customers add column company text;
  alter table customers add column vat_ids text;
  alter table customers add column opt_in_hash text;
  alter table customers add column opt_in_confirmed_at integer;
  alter table addresses add column department text;
  alter table addresses add column title text;
  alter table addresses add column additional_address_line2 text;

  create table wishlists (
    id text primary key,
    customer_id text not null unique references customers (id) on delete cascade,
    created_at integer not null
  ) strict;

  create table wishlist_products (
    place integer primary key autoincrement,
    wishlist_id text not null references wishlists (id) on delete cascade,
    product_id text not null,
    created_at integer not null,
    unique (wishlist_id, product_id)
  ) strict;

  create table recoveries (
    customer_id text primary key references customers (id) on delete cascade,
    hash text not null unique,
    created_at integer not null
  ) strict;

  create table newsletter_recipients (
    id text primary key,
    email text not null unique,
    status text not null,
    hash text not null unique,
    created_at integer not null,
    confirmed_at integer
  ) strict;

  create table mails (
    id integer primary key autoincrement,
    kind text not null,
    recipient text not null,
    subject text not null,
    html text not null,
    sent_at integer not null
  ) strict;
  `,
  ORDERS_SCHEMA,
  ORDER_STATES_SCHEMA,
  REVIEWS_SCHEMA,
  PAYMENT_REPORTS_SCHEMA,
  REVIEW_PURCHASES_SCHEMA,
  WITHDRAWALS_SCHEMA,
  STOCK_ALERTS_SCHEMA,
  RETURN_LABELS_SCHEMA,
  ORDER_MOVES_SCHEMA,
  CONTENT_EDITS_SCHEMA,
  'alter table addresses add column custom_fields text;',
];

/** Brings the file to the newest schema, each step in its own transaction. */
export function migrate(sql: DatabaseSync, migrations: readonly string[] = MIGRATIONS): void {
  const row = sql.prepare('pragma user_version').get();
  const done = Number(row?.['user_version'] ?? 0);
  migrations.slice(done).forEach((step, n) => {
    sql.exec(`begin immediate; ${step} pragma user_version = ${done + n + 1}; commit;`);
  });
}
