import type { TaxedPrice } from '@weefsel/api-clients';
import { observer, useStores } from '@weefsel/stores';

interface VatWordsProps {
  taxed: TaxedPrice | null | undefined;
  className?: string | undefined;
}

/** Label of an amount: VAT included, or free of VAT. */
export const VatWords = observer(function VatWords({ taxed, className }: VatWordsProps) {
  const { snippets } = useStores();
  const isFree = taxed?.taxStatus === 'tax-free';
  return (
    <span className={className}>{snippets.text(isFree ? 'headless.cart.vatFree' : 'headless.cart.vat')}</span>
  );
});
