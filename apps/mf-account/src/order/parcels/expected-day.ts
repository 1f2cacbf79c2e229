import { mainDelivery, type Order } from '@weefsel/api-clients';
import { isWaitingForMoney } from '../../orders/order-status';

const DAY = 86_400_000;
const OVER = ['completed', 'cancelled'];
const TO_COME = ['open', 'shipped', 'shipped_partially'];

/** The day on which an order is promised to come, as long as that is still ahead: not of what is fetched, over, late, or not paid. */
export function expectedDay(order: Order, now: Date): string | undefined {
  const delivery = mainDelivery(order);
  const isComing = TO_COME.includes(delivery?.stateMachineState?.technicalName ?? '');
  const isOver = OVER.includes(order.stateMachineState?.technicalName ?? '');
  if (!isComing || isOver || isWaitingForMoney(order) || !delivery?.shippingMethod?.deliveryTime)
    return undefined;
  const day = delivery.shippingDateLatest;
  // The promise is of a day, and the backend says noon of it.
  return day && Date.parse(day) + DAY / 2 > now.getTime() ? day : undefined;
}
