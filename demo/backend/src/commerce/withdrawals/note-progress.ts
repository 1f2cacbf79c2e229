import type { WithdrawalRow } from '../../database/withdrawals.ts';
import type { Database } from '../../database/open-database.ts';
import type { CommerceOptions } from '../shop.ts';

type Moment = 'receivedAt' | 'refundedAt';

function note({ database, options }: ProgressBackOffice, orderId: string, moment: Moment) {
  const isOpen = (withdrawal: WithdrawalRow) => withdrawal[moment] === null;
  for (const withdrawal of database.withdrawals.confirmedOf(orderId).filter(isOpen))
    database.withdrawals.save({ ...withdrawal, [moment]: options.clock() });
}

/** Parts of the shop for recording the progress of withdrawn goods. */
interface ProgressBackOffice {
  database: Pick<Database, 'withdrawals'>;
  options: Pick<CommerceOptions, 'clock'>;
}

/** Marks the withdrawals of an order as received: its goods came back. */
export const noteReturn = (backOffice: ProgressBackOffice, orderId: string): void =>
  note(backOffice, orderId, 'receivedAt');

/** Marks the withdrawals of an order as refunded. */
export const noteRefund = (backOffice: ProgressBackOffice, orderId: string): void =>
  note(backOffice, orderId, 'refundedAt');
