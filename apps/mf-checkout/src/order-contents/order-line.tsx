import { observer, useStores } from '@weefsel/stores';
import { formatPrice } from '@weefsel/ui';
import { LinePicture } from '../cart/lines/line-picture';
import type { Line } from '../cart/lines/to-line';
import classes from './order-contents.module.css';

/** One thing that was ordered. */
export const OrderLine = observer(function OrderLine({ line }: { line: Line }) {
  const { snippets } = useStores();
  const { brand, name, href, quantity, total } = line;
  const options = line.options.map(({ option }) => option).join(', ');
  return (
    <li className={classes.line}>
      <div className={classes.picture}>{line.picture && <LinePicture line={line} />}</div>
      <div className={classes.what}>
        {brand && <p className={classes.brand}>{brand}</p>}
        <p>{href ? <a href={href}>{name}</a> : name}</p>
        {options && <p className={classes.small}>{options}</p>}
        <p className={classes.small}>{snippets.text('headless.ordered.quantity', { count: quantity })}</p>
      </div>
      <p className={classes.amount}>{formatPrice(total)}</p>
    </li>
  );
});
