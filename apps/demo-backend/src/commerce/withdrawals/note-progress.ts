import type { WithdrawalRow } from '../../database/withdrawals.ts';
import type { Database } from '../../database/open-database.ts';
import type { CommerceOptions } from '../shop.ts';

type Moment = 'receivedAt' | 'refundedAt';

function note({ database, options }: ProgressDesk, orderId: string, moment: Moment) {
  const isOpen = (withdrawal: WithdrawalRow) => withdrawal[moment] === null;
  for (const withdrawal of database.withdrawals.confirmedOf(orderId).filter(isOpen))
    database.withdrawals.save({ ...withdrawal, [moment]: options.clock() });
}

/** Where it is noted how far goods that were given up have come. */
interface ProgressDesk {
  database: Pick<Database, 'withdrawals'>;
  options: Pick<CommerceOptions, 'clock'>;
}

/** Goods of an order came back: so did what was given up of it. */
export const noteReturn = (desk: ProgressDesk, orderId: string): void => note(desk, orderId, 'receivedAt');

/** Money of an order went back: that of what was given up of it. */
export const noteRefund = (desk: ProgressDesk, orderId: string): void => note(desk, orderId, 'refundedAt');
