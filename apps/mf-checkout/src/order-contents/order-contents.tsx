import { amountDue, type LineItem } from '@weefsel/api-clients';
import type { Fragments } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { formatPrice, Heading } from '@weefsel/ui';
import { toLine, type Line } from '../cart/lines/to-line';
import { Amount, Amounts } from '../cart/summary/amounts';
import classes from './order-contents.module.css';
import { LinePicture } from '../cart/lines/line-picture';

const OrderLine = observer(function OrderLine({ line }: { line: Line }) {
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
      <p className={classes.amount}>{total !== undefined && formatPrice(total)}</p>
    </li>
  );
});

const isDiscount = ({ type }: LineItem): boolean => type === 'promotion';

export const OrderContents = observer(function OrderContents({
  order,
}: Fragments['mf-checkout']['OrderContents']) {
  const { snippets } = useStores();
  const { shippingTotal = 0, positionPrice, amountTotal } = order;
  const items = order.lineItems ?? [];
  const due = amountDue(order) ?? 0;
  const isPartOwed = due > 0 && due !== amountTotal;
  return (
    <div className={classes.contents}>
      <Heading level={2} size="small">
        {snippets.text('headless.ordered.lines')}
      </Heading>
      <ul className={classes.lines} aria-label={snippets.text('headless.ordered.lines')}>
        {items
          .filter((item) => !isDiscount(item))
          .map((item) => (
            <OrderLine key={item.id} line={toLine(item)} />
          ))}
      </ul>
      <Amounts
        subtotal={positionPrice}
        shipping={shippingTotal}
        total={amountTotal}
        taxed={order.price}
        {...(isPartOwed && { due })}
      >
        {items
          .filter(isDiscount)
          .map(
            ({ id, label, price }) =>
              price && <Amount key={id} name={label} amount={formatPrice(price.totalPrice)} />,
          )}
      </Amounts>
    </div>
  );
});
