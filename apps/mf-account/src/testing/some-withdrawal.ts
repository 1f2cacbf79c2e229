import type { OrderWithdrawals, Withdrawal } from '@weefsel/api-clients';

export const RECEIPT: NonNullable<Withdrawal['receipt']> = {
  returnCode: 'R10042-1',
  state: 'sendBack',
  confirmedAt: '2026-11-25T19:05:09.000Z',
  isPaid: true,
  isUnsent: false,
  sendBackUntil: '2026-12-09',
  refundUntil: '2026-12-09',
};

/** An unconfirmed withdrawal of a delivered, paid order: two trousers and a jersey. */
export const someWithdrawal = (change: Partial<Withdrawal> = {}): Withdrawal => ({
  code: 'begonnen',
  orderNumber: '10042',
  orderDateTime: '2026-11-18T10:00:00.000Z',
  deepLinkCode: 'link-10042',
  name: 'Emma van der Linden',
  email: 'emma@voorbeeld.nl',
  reason: '',
  lines: [
    {
      id: 'a',
      label: 'Linnen broek',
      options: 'Maat: 38',
      quantity: 2,
      left: 2,
      chosen: 0,
      unitRefund: 35.95,
    },
    { id: 'b', label: 'Wollen trui', options: '', quantity: 1, left: 1, chosen: 0, unitRefund: 37.95 },
  ],
  isOpen: true,
  isUnsent: false,
  isPaid: true,
  basis: 'law',
  terms: { lawUntil: '2026-12-07', shopUntil: '2026-12-23' },
  shippingTotal: 0,
  refund: { goods: 71.9, delivery: 0, total: 71.9 },
  receipt: null,
  ...change,
});

/** The same withdrawal with these quantities of its two lines chosen. */
export function withChosen(trousers: number, jerseys: number, change: Partial<Withdrawal> = {}): Withdrawal {
  const chosen = [trousers, jerseys];
  const some = someWithdrawal();
  return { ...some, lines: some.lines.map((line, n) => ({ ...line, chosen: chosen[n] ?? 0 })), ...change };
}

/** Withdrawal data in an order. */
export const orderWithdrawals = (change: Partial<OrderWithdrawals> = {}): OrderWithdrawals => ({
  isOpen: true,
  isUnsent: false,
  terms: { lawUntil: '2026-12-07', shopUntil: '2026-12-23' },
  basis: 'law',
  withdrawals: [],
  ...change,
});
