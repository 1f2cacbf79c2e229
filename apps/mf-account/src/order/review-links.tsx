import { mainDelivery, type Order } from '@weefsel/api-clients';
import { paths } from '@weefsel/contracts';
import { observer } from '@weefsel/stores';
import { Section } from '../frame/section';
import { useShopper } from '../session/use-shopper';
import classes from './order.module.css';

interface Reviewable {
  /** Id of the product, not of the variant that was bought. */
  id: string;
  name: string;
}

/** States of a delivery with goods at the customer, or on their way. */
const SENT = ['shipped', 'shipped_partially', 'returned', 'returned_partially'];

/** True for an order with goods to review: sent, and not cancelled. */
function isSent(order: Order): boolean {
  const state = order.stateMachineState?.technicalName;
  const delivery = mainDelivery(order)?.stateMachineState?.technicalName ?? '';
  return state === 'completed' || (state !== 'cancelled' && SENT.includes(delivery));
}

/** The products of an order, without duplicates. */
function toReviewables({ lineItems }: Pick<Order, 'lineItems'>): Reviewable[] {
  const goods = (lineItems ?? []).filter(({ type }) => type === 'product');
  const named = goods.flatMap(({ payload, referencedId, label }) => {
    const id = payload?.parentId ?? referencedId;
    return id && label ? [{ id, name: label }] : [];
  });
  return [...new Map(named.map((one) => [one.id, one])).values()];
}

/** Links to review the products of a sent order, for customers only: guests cannot write reviews. */
export const ReviewLinks = observer(function ReviewLinks({ order }: { order: Order }) {
  const shopper = useShopper();
  const goods = toReviewables(order);
  if (shopper.kind !== 'customer' || !isSent(order) || goods.length === 0) return null;
  return (
    <Section className={classes.address} title="headless.order.reviewTitle">
      <ul className={classes.reviews}>
        {goods.map(({ id, name }) => (
          <li key={id}>
            <a href={paths.review.to(id)}>{name}</a>
          </li>
        ))}
      </ul>
    </Section>
  );
});
