import type { Database } from '../../database/open-database.ts';
import { backInStockMail } from '../../mail/stock-alert-letters.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { CommerceOptions } from '../shop.ts';

/** Parts of the shop that restocking needs. */
export interface StockBackOffice {
  database: Pick<Database, 'stock' | 'stockAlerts' | 'transaction'>;
  outbox: Pick<Outbox, 'send'>;
  options: Pick<CommerceOptions, 'storefrontOrigin'>;
}

/** Mails all subscribers that a variant is back in stock, once each. */
export function tellWaiting({ database, outbox, options }: StockBackOffice, variantId: string): void {
  for (const alert of database.stockAlerts.waitingFor(variantId)) {
    outbox.send(backInStockMail(alert, options.storefrontOrigin));
    database.stockAlerts.save({ ...alert, status: 'told' });
  }
}

/** Returns a quantity of a variant to the stock and notifies its subscribers. */
export function restock(backOffice: StockBackOffice, variantId: string, quantity: number): void {
  backOffice.database.transaction(() => {
    backOffice.database.stock.giveBack(variantId, quantity);
    tellWaiting(backOffice, variantId);
  });
}
