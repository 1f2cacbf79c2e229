import { randomBytes } from 'node:crypto';
import { registration, storeInfo } from '../../content/documents/shop-facts.ts';
import type { OrderDetails, OrderRow } from '../../database/order-rows.ts';
import type { WithdrawalRow } from '../../database/withdrawals.ts';
import { COUNTRIES } from '../context/reference-data.ts';
import { returnFacts } from './return-facts.ts';

/** Creates an unguessable code for a label. */
export const newLabelCode = (): string => randomBytes(24).toString('base64url');

/** The carrier's parcel code of a return, as in the barcode of its label. */
export const returnParcelCode = ({ number }: Pick<OrderRow, 'number'>, withdrawal: WithdrawalRow): string =>
  `3SWRET${String(number).padStart(7, '0')}${String(withdrawal.number ?? 0).padStart(2, '0')}`;

/** True while a return parcel is expected. Refunded, received or cancelled goods need no label. */
export const isSentBack = (order: OrderRow, withdrawal: WithdrawalRow): boolean =>
  order.deliveryState !== 'cancelled' && returnFacts(order, withdrawal).state === 'sendBack';

const countryOf = (id: string): string => COUNTRIES.find((country) => country.id === id)?.name ?? '';

function senderOf({ details }: OrderRow, { name }: WithdrawalRow): string[] {
  const { shipping } = JSON.parse(details) as OrderDetails;
  const place = `${shipping.zipcode ?? ''} ${shipping.city}`.trim();
  return [name, shipping.company ?? '', shipping.street, place, countryOf(shipping.countryId)].filter(
    Boolean,
  );
}

/** A return label on the wire. Without an expected parcel, only the reason. */
export function toReturnLabel(order: OrderRow, withdrawal: WithdrawalRow) {
  const { returnCode, state, sendBackUntil, refundUntil, isPaid } = returnFacts(order, withdrawal);
  const isNeeded = isSentBack(order, withdrawal);
  const isCancelled = order.deliveryState === 'cancelled' && state === 'sendBack';
  return {
    orderNumber: String(order.number),
    deepLinkCode: order.deepLinkCode,
    returnCode,
    state: isCancelled ? 'cancelled' : state,
    isPaid,
    sendBackUntil,
    refundUntil,
    labelCode: withdrawal.labelCode,
    label: isNeeded
      ? {
          parcelCode: returnParcelCode(order, withdrawal),
          sender: senderOf(order, withdrawal),
          receiver: [
            `${registration.company}, retouren`,
            storeInfo.address,
            `${storeInfo.zipcode} ${storeInfo.city}`,
          ],
        }
      : null,
    apiAlias: 'shop_return_label',
  };
}
