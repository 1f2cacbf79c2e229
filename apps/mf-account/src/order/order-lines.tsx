import { observer, useStores } from '@weefsel/stores';
import { formatPrice, Picture } from '@weefsel/ui';
import type { OrderLine } from '../orders/to-order-line';
import classes from './order-lines.module.css';

/** What was ordered. */
export const OrderLines = observer(function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  const { snippets } = useStores();
  return (
    <ul className={classes.lines} aria-label={snippets.text('headless.order.lines')}>
      {lines.map(({ id, picture, brand, name, href, options, quantity, total }) => (
        <li key={id} className={classes.line}>
          <div className={classes.picture}>
            <Picture src={picture} width={80} height={144} alt="" />
          </div>
          <div className={classes.text}>
            {brand && <p className={classes.brand}>{brand}</p>}
            <p>{href ? <a href={href}>{name}</a> : name}</p>
            {options && <p className={classes.small}>{options}</p>}
            <p className={classes.small}>{snippets.text('headless.order.quantity', { count: quantity })}</p>
          </div>
          <p className={classes.total}>{formatPrice(total)}</p>
        </li>
      ))}
    </ul>
  );
});
