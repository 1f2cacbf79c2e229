import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Carts } from './carts.ts';
import { clearTables } from './clear-tables.ts';
import { ContentEdits } from './content-edits.ts';
import { Customers } from './customers.ts';
import { seedCustomers } from './demo-customers.ts';
import { lockFolder } from './folder-lock.ts';
import { Mails } from './mails.ts';
import { migrate } from './migrations.ts';
import { NewsletterRecipients } from './newsletter-recipients.ts';
import { OrderMoves } from './order-moves.ts';
import { Orders } from './orders.ts';
import { PaymentReports } from './payment-reports.ts';
import { Recoveries } from './recoveries.ts';
import { Reviews } from './reviews.ts';
import { Sessions } from './sessions.ts';
import { Stock } from './stock.ts';
import { StockAlerts } from './stock-alerts.ts';
import { transactionsOf } from './transactions.ts';
import { Wishlists } from './wishlists.ts';
import { Withdrawals } from './withdrawals.ts';

/** State of the vendors: actions of shoppers and editors. Excludes the generated assortment. */
export interface Database {
  sessions: Sessions;
  carts: Carts;
  customers: Customers;
  wishlists: Wishlists;
  recoveries: Recoveries;
  reviews: Reviews;
  newsletter: NewsletterRecipients;
  mails: Mails;
  orders: Orders;
  orderMoves: OrderMoves;
  paymentReports: PaymentReports;
  stock: Stock;
  withdrawals: Withdrawals;
  stockAlerts: StockAlerts;
  contentEdits: ContentEdits;
  /** Runs the work as one transaction, all or nothing. */
  transaction<T>(work: () => T): T;
  /** Restores the state of the first start, with the present time in milliseconds since 1970. */
  reset(now: number): void;
  close(): void;
}

/** Name of an in-memory database that is lost on close, for tests. */
export const IN_MEMORY = ':memory:';

function openFile(dataDir: string): { sql: DatabaseSync; unlock: () => void } {
  if (dataDir === IN_MEMORY) return { sql: new DatabaseSync(IN_MEMORY), unlock: () => undefined };
  mkdirSync(dataDir, { recursive: true });
  const unlock = lockFolder(dataDir);
  return { sql: new DatabaseSync(join(dataDir, 'commerce.sqlite')), unlock };
}

/**
 * Uses `node:sqlite`: no server to install, no native module to compile.
 * Opens the commerce database of a folder; creates or migrates it. The first start adds the demo customers.
 * @throws DataFolderInUseError when another process uses the folder.
 */
export function openDatabase(dataDir: string): Database {
  const { sql, unlock } = openFile(dataDir);
  sql.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma busy_timeout = 5000');
  sql.exec('pragma foreign_keys = on');
  migrate(sql);
  const stock = new Stock(sql);
  const transaction = transactionsOf(sql, stock);
  const database: Database = {
    sessions: new Sessions(sql),
    carts: new Carts(sql),
    customers: new Customers(sql),
    wishlists: new Wishlists(sql),
    recoveries: new Recoveries(sql),
    reviews: new Reviews(sql),
    newsletter: new NewsletterRecipients(sql),
    mails: new Mails(sql),
    orders: new Orders(sql),
    orderMoves: new OrderMoves(sql),
    paymentReports: new PaymentReports(sql),
    stock,
    withdrawals: new Withdrawals(sql),
    stockAlerts: new StockAlerts(sql),
    contentEdits: new ContentEdits(sql),
    transaction,
    reset: (now) => {
      transaction(() => {
        clearTables(sql);
        seedCustomers(database, now);
      });
      stock.reload();
      database.contentEdits.reload();
    },
    close: () => {
      sql.close();
      unlock();
    },
  };
  const isNew = sql.prepare('select 1 from customers limit 1').get() === undefined;
  if (isNew) transaction(() => seedCustomers(database, Date.now()));
  return database;
}
