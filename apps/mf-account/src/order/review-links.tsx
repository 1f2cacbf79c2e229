import { mainDelivery, type Order } from '@weefsel/api-clients';
import { paths } from '@weefsel/contracts';
import { observer } from '@weefsel/stores';
import { Section } from '../frame/section';
import { useShopper } from '../session/use-shopper';
import classes from './order.module.css';
import { SENT } from './timeline/to-timeline';

interface Reviewable {
  /** Id of the product, not of the variant that was bought. */
  id: string;
  name: string;
}

/** True for an order with goods to review: sent, at least in part, and not cancelled. */
function isSent(order: Order): boolean {
  const state = order.stateMachineState?.technicalName;
  const delivery = mainDelivery(order)?.stateMachineState?.technicalName ?? '';
  return (
    state === 'completed' || (state !== 'cancelled' && [...SENT, 'shipped_partially'].includes(delivery))
  );
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
