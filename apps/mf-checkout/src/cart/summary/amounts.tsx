import { addedTaxes, type TaxedPrice } from '@weefsel/api-clients';
import { locale } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { formatPrice, Skeleton } from '@weefsel/ui';
import type { ReactNode } from 'react';
import classes from './totals.module.css';
import { VatLabel } from './vat-label';

interface AmountProps {
  name: ReactNode;
  amount: string;
  /** True while the amount is unknown. */
  loading?: boolean;
}

export const Amount = ({ name, amount, loading = false }: AmountProps) => (
  <div className={classes.row}>
    <dt>{name}</dt>
    <dd>{loading ? <Skeleton width="4.5rem" height="1.25rem" /> : amount}</dd>
  </div>
);

interface AmountsProps {
  subtotal: number | undefined;
  shipping: number;
  total: number | undefined;
  /** Amount that is still to be paid, where it differs from the total. */
  due?: number;
  /** Taxes of the amounts. */
  taxed: TaxedPrice | null | undefined;
  loading?: boolean;
  /** True while another response is pending. */
  isPending?: boolean;
  /** `Amount` rows above these. */
  children?: ReactNode;
}

/** Subtotal, shipping, added taxes and total, in euro. */
export const Amounts = observer(function Amounts(props: AmountsProps) {
  const { subtotal, shipping, total, due, taxed, loading = false, isPending = false, children } = props;
  const { snippets } = useStores();
  const totalName = (
    <>
      {snippets.text('headless.cart.total')} <VatLabel className={classes.vat} taxed={taxed} />
    </>
  );
  return (
    <dl className={classes.totals} data-pending={isPending || undefined}>
      {children}
      <Amount
        name={snippets.text('headless.cart.subtotal')}
        amount={formatPrice(subtotal)}
        loading={loading}
      />
      <Amount
        name={snippets.text('headless.cart.shipping')}
        amount={shipping === 0 ? snippets.text('headless.cart.free') : formatPrice(shipping)}
        loading={loading}
      />
      {addedTaxes(taxed).map(({ tax, taxRate }) => (
        <Amount
          key={taxRate}
          name={snippets.text('headless.cart.tax', { rate: taxRate.toLocaleString(locale.code) })}
          amount={formatPrice(tax)}
          loading={loading}
        />
      ))}
      <Amount name={totalName} amount={formatPrice(total)} loading={loading} />
      {due !== undefined && <Amount name={snippets.text('headless.ordered.due')} amount={formatPrice(due)} />}
    </dl>
  );
});
