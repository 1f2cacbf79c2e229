import type { Database } from '../../database/open-database.ts';
import { backInStockMail } from '../../mail/stock-alert-letters.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { CommerceOptions } from '../shop.ts';

/** Where goods come back to. */
export interface StockDesk {
  database: Pick<Database, 'stock' | 'stockAlerts' | 'transaction'>;
  outbox: Pick<Outbox, 'send'>;
  options: Pick<CommerceOptions, 'storefrontOrigin'>;
}

/** Tells everybody who waits for a variant that it is back; nobody hears it twice. */
export function tellWaiting({ database, outbox, options }: StockDesk, variantId: string): void {
  for (const alert of database.stockAlerts.waitingFor(variantId)) {
    outbox.send(backInStockMail(alert, options.storefrontOrigin));
    database.stockAlerts.save({ ...alert, status: 'told' });
  }
}

/** Puts pieces of a variant into stock and tells who waits for it. */
export function restock(desk: StockDesk, variantId: string, quantity: number): void {
  desk.database.transaction(() => {
    desk.database.stock.giveBack(variantId, quantity);
    tellWaiting(desk, variantId);
  });
}
