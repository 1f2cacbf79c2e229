import type { FastifyInstance } from 'fastify';
import type { OrderBackOffice } from '../commerce/orders/move-order.ts';
import type { ShopSwitches } from '../commerce/shop-switches.ts';
import type { Outbox } from '../mail/outbox.ts';
import { readForms } from '../markup/read-forms.ts';
import { sendPage } from '../markup/send-page.ts';
import type { Payments } from '../payment/payments.ts';
import type { ReceivedEvents } from '../search/received-events.ts';
import { clockRoutes } from './clock/clock-routes.ts';
import type { DemoClock } from './clock/demo-clock.ts';
import { priceRoutes, type PriceBackOffice } from './prices/price-routes.ts';
import { demoPage, type DemoFacts } from './demo-page.ts';
import { eventRoutes } from './events/event-routes.ts';
import { faultRoutes } from './faults/fault-routes.ts';
import type { Faults } from './faults/faults.ts';
import { orderRoutes } from './orders/order-routes.ts';
import { newestOrders } from './orders/placed-order.ts';
import { mailRoutes } from './outbox/mail-routes.ts';
import { ownPagesOnly } from './own-pages-only.ts';
import { paymentRoutes } from './payments/payment-routes.ts';
import { resetRoutes } from './reset/reset-routes.ts';
import { demoAccounts } from './shop/demo-accounts.ts';
import { readSettings } from './shop/shop-settings.ts';
import { switchRoutes } from './shop/switch-routes.ts';
import { stockRoutes } from './stock/stock-routes.ts';
import { demoVouchers } from './shop/voucher.ts';

export interface DemoPluginOptions {
  clock: DemoClock;
  faults: Faults;
  switches: ShopSwitches;
  events: ReceivedEvents;
  payments: Payments;
  outbox: Pick<Outbox, 'list'>;
  backOffice: OrderBackOffice;
  /** Dependencies for changes of prices and documents. */
  writing: PriceBackOffice;
  /** Restores the seed. */
  reset: () => Promise<void>;
}

const SHOWN = 20;

/** Serves `/__demo`: a page for developers, and the same over JSON for tests. */
export async function demoPlugin(app: FastifyInstance, options: DemoPluginOptions): Promise<void> {
  const { clock, faults, switches, events, payments, outbox, backOffice } = options;
  const facts = (): DemoFacts => ({
    accounts: demoAccounts,
    vouchers: demoVouchers,
    settings: readSettings(switches),
    clock,
    orders: newestOrders(backOffice.database, SHOWN),
    payments: payments.newest(SHOWN),
    faults: faults.list,
    mails: outbox.list(),
    events: events.all(),
  });
  ownPagesOnly(app);
  readForms(app);

  app.get('/__demo', async (_request, reply) => sendPage(reply, demoPage(facts())));
  app.get('/__demo/accounts.json', async () => ({ accounts: demoAccounts }));
  app.get('/__demo/vouchers.json', async () => ({ vouchers: demoVouchers }));
  faultRoutes(app, faults, (reply, refusal) => sendPage(reply, demoPage({ ...facts(), refusal }), 400));
  clockRoutes(app, clock);
  switchRoutes(app, switches);
  orderRoutes(app, backOffice);
  stockRoutes(app, backOffice);
  priceRoutes(app, options.writing);
  paymentRoutes(app, payments);
  mailRoutes(app, outbox);
  eventRoutes(app, events);
  resetRoutes(app, options.reset);
}
