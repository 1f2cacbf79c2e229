import type { Order } from '@weefsel/api-clients';
import { paths } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { formatDate, formatPrice, Picture, Skeleton } from '@weefsel/ui';
import classes from './order-card.module.css';
import { orderStatus } from './order-status';
import { toOrderLines } from './to-order-line';

export function OrderCardSkeleton() {
  return (
    <div className={classes.card}>
      <div className={classes.facts}>
        <Skeleton width="10rem" height="1.25rem" />
        <Skeleton width="6rem" height="1.25rem" />
        <Skeleton width="8rem" height="1.25rem" />
      </div>
      <div className={classes.pictures}>
        <Skeleton />
      </div>
    </div>
  );
}

const PICTURES = 4;

interface OrderCardProps {
  order: Order;
  /** Level of its heading. */
  level: 2 | 3;
}

export const OrderCard = observer(function OrderCard({ order, level }: OrderCardProps) {
  const { snippets } = useStores();
  const lines = toOrderLines(order);
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const Title = `h${level}` as const;
  const number = order.orderNumber ?? '';

  return (
    <article className={classes.card}>
      <div className={classes.facts}>
        <Title className={classes.title}>
          <a href={paths.order.to(order.deepLinkCode ?? order.id)}>
            {snippets.text('headless.orders.number', { number })}
          </a>
        </Title>
        <p className={classes.status} data-status={orderStatus(order)}>
          {snippets.text(orderStatus(order))}
        </p>
        <p className={classes.small}>
          {formatDate(order.orderDateTime ?? '')} ·{' '}
          {snippets.text(count === 1 ? 'headless.orders.piece' : 'headless.orders.pieces', { count })}
        </p>
        <p>{formatPrice(order.amountTotal)}</p>
      </div>
      <div className={classes.pictures}>
        {lines.slice(0, PICTURES).map((line) => (
          <Picture key={line.id} src={line.picture} width={80} height={144} alt="" />
        ))}
      </div>
    </article>
  );
});
