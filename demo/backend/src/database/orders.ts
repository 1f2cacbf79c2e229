import type { DatabaseSync } from 'node:sqlite';
import type { OrderLineRow, OrderRow, TransactionRow } from './order-rows.ts';
import { columnsOf, rowsOf, upsertInto } from './table.ts';

const ORDER: readonly (keyof OrderRow)[] = [
  'id',
  'number',
  'customerId',
  'deepLinkCode',
  'state',
  'deliveryState',
  'trackingCodes',
  'shippedAt',
  'shippingMethodId',
  'positionCents',
  'shippingCents',
  'shippingDiscountCents',
  'totalCents',
  'details',
  'createdAt',
  'updatedAt',
];

const LINE: readonly (keyof OrderLineRow)[] = [
  'id',
  'orderId',
  'place',
  'type',
  'identifier',
  'referencedId',
  'quantity',
  'unitCents',
  'label',
  'coverId',
  'payload',
];

const TRANSACTION: readonly (keyof TransactionRow)[] = [
  'id',
  'orderId',
  'paymentMethodId',
  'state',
  'amountCents',
  'createdAt',
  'updatedAt',
];

const FIRST_NUMBER = 10_001;

/** Orders with their lines and payments. */
export class Orders {
  readonly save: (order: OrderRow) => void;
  readonly saveLine: (line: OrderLineRow) => void;
  readonly saveTransaction: (transaction: TransactionRow) => void;
  readonly #byId;
  readonly #byDeepLink;
  readonly #byNumber;
  readonly #ofCustomer;
  readonly #newest;
  readonly #countOf;
  readonly #lines;
  readonly #transactions;
  readonly #transaction;
  readonly #highestNumber;
  readonly #uses;

  constructor(sql: DatabaseSync) {
    const [order, transaction] = [columnsOf(ORDER), columnsOf(TRANSACTION)];
    this.save = upsertInto<OrderRow>(sql, 'orders', 'id', ORDER);
    this.saveLine = upsertInto<OrderLineRow>(sql, 'order_lines', 'id', LINE);
    this.saveTransaction = upsertInto<TransactionRow>(sql, 'order_transactions', 'id', TRANSACTION);
    this.#byId = sql.prepare(`select ${order} from orders where id = ?`);
    this.#byDeepLink = sql.prepare(`select ${order} from orders where deep_link_code = ?`);
    this.#byNumber = sql.prepare(`select ${order} from orders where number = ?`);
    this.#ofCustomer = sql.prepare(`select ${order} from orders where customer_id = ? order by number desc`);
    this.#newest = sql.prepare(`select ${order} from orders order by number desc limit ?`);
    this.#countOf = sql.prepare(
      `select count(*) as count, coalesce(sum(total_cents), 0) as cents from orders
       where customer_id = ? and state <> 'cancelled'`,
    );
    this.#lines = sql.prepare(`select ${columnsOf(LINE)} from order_lines where order_id = ? order by place`);
    this.#transactions = sql.prepare(
      `select ${transaction} from order_transactions where order_id = ? order by created_at, rowid`,
    );
    this.#transaction = sql.prepare(`select ${transaction} from order_transactions where id = ?`);
    this.#uses = sql.prepare(
      `select count(*) as count from order_lines join orders on orders.id = order_id
       where type = 'promotion' and identifier = ? and (? is null or customer_id = ?)`,
    );
    this.#highestNumber = sql.prepare('select max(number) as number from orders');
  }

  byId(id: string): OrderRow | undefined {
    return this.#byId.get(id) as OrderRow | undefined;
  }

  byDeepLink(code: string): OrderRow | undefined {
    return this.#byDeepLink.get(code) as OrderRow | undefined;
  }

  byNumber(number: number): OrderRow | undefined {
    return this.#byNumber.get(number) as OrderRow | undefined;
  }

  /** A customer's orders, the newest first. */
  ofCustomer(customerId: string): OrderRow[] {
    return rowsOf<OrderRow>(this.#ofCustomer, customerId);
  }

  /** Orders of all customers, newest first. */
  newest(count: number): OrderRow[] {
    return rowsOf<OrderRow>(this.#newest, count);
  }

  /** Number of a customer's orders and their sum in cents, without cancelled ones. */
  totalsOf(customerId: string): { count: number; cents: number } {
    const row = this.#countOf.get(customerId);
    return { count: Number(row?.['count'] ?? 0), cents: Number(row?.['cents'] ?? 0) };
  }

  linesOf(orderId: string): OrderLineRow[] {
    return rowsOf<OrderLineRow>(this.#lines, orderId);
  }

  /** Attempts to pay an order; the last one counts. */
  transactionsOf(orderId: string): TransactionRow[] {
    return rowsOf<TransactionRow>(this.#transactions, orderId);
  }

  transactionById(id: string): TransactionRow | undefined {
    return this.#transaction.get(id) as TransactionRow | undefined;
  }

  /** Number of orders with a promotion, of all customers or one; includes cancelled orders. */
  usesOf(lineId: string, customerId: string | null = null): number {
    return Number(this.#uses.get(lineId, customerId, customerId)?.['count'] ?? 0);
  }

  nextNumber(): number {
    return Number(this.#highestNumber.get()?.['number'] ?? FIRST_NUMBER - 1) + 1;
  }
}
