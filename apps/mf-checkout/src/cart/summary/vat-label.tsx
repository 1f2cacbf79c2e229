import type { TaxedPrice } from '@weefsel/api-clients';
import { observer, useStores } from '@weefsel/stores';

interface VatLabelProps {
  taxed: TaxedPrice | null | undefined;
  className?: string | undefined;
}

/** Label of an amount: VAT included, or free of VAT. */
export const VatLabel = observer(function VatLabel({ taxed, className }: VatLabelProps) {
  const { snippets } = useStores();
  const isFree = taxed?.taxStatus === 'tax-free';
  return (
    <span className={className}>{snippets.text(isFree ? 'headless.cart.vatFree' : 'headless.cart.vat')}</span>
  );
});
