/** Tables of orders. They outlive the customer, as a shop must keep its books. */
export const ORDERS_SCHEMA = `
  create table orders (
    id text primary key,
    number integer not null unique,
    customer_id text not null,
    deep_link_code text not null unique,
    state text not null,
    shipping_method_id text not null,
    position_cents integer not null check (position_cents >= 0),
    shipping_cents integer not null,
    total_cents integer not null,
    details text not null,
    created_at integer not null,
    updated_at integer
  ) strict;
  create index orders_by_customer on orders (customer_id);

  create table order_lines (
    id text primary key,
    order_id text not null references orders (id) on delete cascade,
    place integer not null,
    type text not null,
    identifier text not null,
    referenced_id text not null,
    quantity integer not null check (quantity > 0),
    unit_cents integer not null,
    label text not null,
    cover_id text,
    payload text not null
  ) strict;
  create index order_lines_by_order on order_lines (order_id);

  create table order_transactions (
    id text primary key,
    order_id text not null references orders (id) on delete cascade,
    payment_method_id text not null,
    state text not null,
    amount_cents integer not null,
    created_at integer not null,
    updated_at integer
  ) strict;
  create index order_transactions_by_order on order_transactions (order_id);
`;

/** Adds delivery states, discounts on delivery, and the discounts seen by shoppers. */
export const ORDER_STATES_SCHEMA = `
  alter table orders add column delivery_state text not null default 'open';
  alter table orders add column tracking_codes text not null default '[]';
  alter table orders add column shipping_discount_cents integer not null default 0;
  update orders set delivery_state = 'shipped' where state = 'completed';
  update orders set delivery_state = 'cancelled' where state = 'cancelled';
  create index order_lines_by_promotion on order_lines (identifier) where type = 'promotion';

  create table cart_discounts (
    token text not null references sessions (token) on update cascade on delete cascade,
    line_id text not null,
    primary key (token, line_id)
  ) strict;
`;
