import type { FastifyInstance } from 'fastify';
import type { ShopSwitches } from '../commerce/shop-switches.ts';
import type { Outbox } from '../mail/outbox.ts';
import { readForms } from '../markup/read-forms.ts';
import { sendPage } from '../markup/send-page.ts';
import type { ReceivedEvents } from '../search/received-events.ts';
import { demoAccounts } from './demo-accounts.ts';
import { demoPage } from './demo-page.ts';
import type { DemoFacts } from './demo-page.ts';
import { faultRoutes } from './fault-routes.ts';
import type { Faults } from './faults.ts';
import { mailRoutes } from './mail-routes.ts';
import { readSettings, readTurns, turn } from './shop-settings.ts';
import { demoVouchers } from './voucher.ts';

export interface DemoPluginOptions {
  faults: Faults;
  outbox: Pick<Outbox, 'list'>;
  switches: ShopSwitches;
  events: Pick<ReceivedEvents, 'all'>;
}

/** `/__demo`: everything for developers as a page, and the same over JSON for tests. */
export async function demoPlugin(app: FastifyInstance, options: DemoPluginOptions): Promise<void> {
  const { faults, outbox, switches, events } = options;
  const facts = (): DemoFacts => ({
    accounts: demoAccounts,
    vouchers: demoVouchers,
    settings: readSettings(switches),
    faults: faults.list,
    mails: outbox.list(),
    events: events.all(),
  });
  readForms(app);
  faultRoutes(app, faults, (reply, refusal) => sendPage(reply, demoPage({ ...facts(), refusal }), 400));
  mailRoutes(app, outbox);

  app.get('/__demo', async (_request, reply) => sendPage(reply, demoPage(facts())));
  app.get('/__demo/accounts.json', async () => ({ accounts: demoAccounts }));
  app.get('/__demo/vouchers.json', async () => ({ vouchers: demoVouchers }));

  app.get('/__demo/events.json', async () => ({ events: events.all() }));

  app.post('/__demo/switches', async (request, reply) => {
    turn(switches, readTurns(request.body) ?? {});
    return reply.redirect('/__demo', 303);
  });
  app.get('/__demo/switches.json', async () => readSettings(switches));
  app.post('/__demo/switches.json', async (request, reply) => {
    const turns = readTurns(request.body);
    if (!turns)
      return reply.code(400).send({ message: 'Switches are maintenance, doubleOptIn and wishlist.' });
    turn(switches, turns);
    return readSettings(switches);
  });
}
