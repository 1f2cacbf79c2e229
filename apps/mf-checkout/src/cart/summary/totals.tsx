import { observer, useStores } from '@weefsel/stores';
import { formatPrice, Skeleton } from '@weefsel/ui';
import type { ReactNode } from 'react';
import classes from './totals.module.css';

interface AmountProps {
  name: ReactNode;
  amount: string;
  /** The amount is not known yet. */
  loading: boolean;
}

const Amount = ({ name, amount, loading }: AmountProps) => (
  <div className={classes.row}>
    <dt>{name}</dt>
    <dd>{loading ? <Skeleton width="4.5rem" height="1.25rem" /> : amount}</dd>
  </div>
);

/** Goods, shipping and what it comes to. */
export const Totals = observer(function Totals({ loading }: { loading: boolean }) {
  const { cart, snippets } = useStores();
  const { shippingCosts } = cart;
  const shipping = shippingCosts === 0 ? snippets.text('headless.cart.free') : formatPrice(shippingCosts);
  return (
    <dl className={classes.totals} data-pending={cart.pending.size > 0 || undefined}>
      <Amount
        name={snippets.text('headless.cart.subtotal')}
        amount={formatPrice(cart.subtotal)}
        loading={loading}
      />
      <Amount name={snippets.text('headless.cart.shipping')} amount={shipping} loading={loading} />
      <Amount
        name={
          <>
            {snippets.text('headless.cart.total')}{' '}
            <span className={classes.vat}>{snippets.text('headless.cart.vat')}</span>
          </>
        }
        amount={formatPrice(cart.total)}
        loading={loading}
      />
    </dl>
  );
});
