import type { ShopLimits } from '../../commerce/shop-limits.ts';
import type { ShopSwitches } from '../../commerce/shop-switches.ts';
import type { PriceChanges } from '../prices/price-changes.ts';
import type { Database } from '../../database/open-database.ts';
import type { Payments } from '../../payment/payments.ts';
import type { ReceivedEvents } from '../../search/received-events.ts';
import type { DemoClock } from '../clock/demo-clock.ts';
import type { Faults } from '../faults/faults.ts';
import { turn, USUAL_SETTINGS } from '../shop/shop-settings.ts';

/** All stores with state from earlier requests. */
export interface Memories {
  database: Pick<Database, 'reset'>;
  payments: Pick<Payments, 'forgetAll'>;
  events: Pick<ReceivedEvents, 'clear'>;
  limits: Pick<ShopLimits, 'forgetAll'>;
  switches: ShopSwitches;
  faults: Pick<Faults, 'reset'>;
  clock: DemoClock;
  writing: { prices: Pick<PriceChanges, 'clear'> };
}

/** Restores the first start synchronously, so that no request sees a partial reset. */
export function resetEverything(memories: Memories): void {
  const { database, payments, events, limits, switches, faults, clock, writing } = memories;
  clock.reset();
  database.reset(clock.now());
  payments.forgetAll();
  events.clear();
  limits.forgetAll();
  turn(switches, USUAL_SETTINGS);
  faults.reset();
  writing.prices.clear();
}
