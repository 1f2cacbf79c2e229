import { mainDelivery, type Order } from '@weefsel/api-clients';
import { isWaitingForMoney } from '../../orders/order-status';

const DAY = 86_400_000;
const OVER = ['completed', 'cancelled'];
const TO_COME = ['open', 'shipped', 'shipped_partially'];

/**
 * The promised delivery day, while it lies ahead.
 * Undefined for orders that are collected, finished, late or unpaid.
 */
export function expectedDay(order: Order, now: Date): string | undefined {
  const delivery = mainDelivery(order);
  const isComing = TO_COME.includes(delivery?.stateMachineState?.technicalName ?? '');
  const isOver = OVER.includes(order.stateMachineState?.technicalName ?? '');
  if (!isComing || isOver || isWaitingForMoney(order) || !delivery?.shippingMethod?.deliveryTime)
    return undefined;
  const day = delivery.shippingDateLatest;
  // The promise is a day; the backend sends its noon.
  return day && Date.parse(day) + DAY / 2 > now.getTime() ? day : undefined;
}
