import type { DatabaseSync } from 'node:sqlite';
import type { StateMachine } from '../commerce/orders/state-machines.ts';
import { rowsOf } from './table.ts';

/** A state change of an order, its delivery or one of its payments. */
interface OrderMoveRow {
  orderId: string;
  machine: StateMachine;
  /** The new state, e.g. `shipped`. */
  state: string;
  /** Carrier's code of the parcel that left with this change. */
  trackingCode: string | null;
  /** Milliseconds since 1970. */
  at: number;
}

export const ORDER_MOVES_SCHEMA = `
  create table order_moves (
    id integer primary key autoincrement,
    order_id text not null references orders (id) on delete cascade,
    machine text not null,
    state text not null,
    tracking_code text,
    at integer not null
  ) strict;
  create index order_moves_by_order on order_moves (order_id);
  create index order_moves_by_parcel on order_moves (tracking_code) where tracking_code is not null;
`;

const FIELDS = 'order_id as "orderId", machine, state, tracking_code as "trackingCode", at';

/** State changes of orders with their moments, except the placing of an order. */
export class OrderMoves {
  readonly #insert;
  readonly #ofOrder;
  readonly #ofParcel;

  constructor(sql: DatabaseSync) {
    this.#insert = sql.prepare(
      'insert into order_moves (order_id, machine, state, tracking_code, at) values (?, ?, ?, ?, ?)',
    );
    this.#ofOrder = sql.prepare(`select ${FIELDS} from order_moves where order_id = ? order by id`);
    this.#ofParcel = sql.prepare(
      `select ${FIELDS} from order_moves where tracking_code = ? order by id desc limit 1`,
    );
  }

  add({ orderId, machine, state, trackingCode, at }: OrderMoveRow): void {
    this.#insert.run(orderId, machine, state, trackingCode, at);
  }

  /** All changes of an order, oldest first. */
  ofOrder(orderId: string): OrderMoveRow[] {
    return rowsOf<OrderMoveRow>(this.#ofOrder, orderId);
  }

  /** The change with which a parcel left, by the carrier's code. */
  ofParcel(trackingCode: string): OrderMoveRow | undefined {
    return this.#ofParcel.get(trackingCode) as OrderMoveRow | undefined;
  }
}
