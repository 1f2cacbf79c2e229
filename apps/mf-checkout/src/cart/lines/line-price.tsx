import { observer, useStores } from '@weefsel/stores';
import { Price } from '@weefsel/ui';
import type { Line } from './to-line';

/** What one piece costs. */
export const LinePrice = observer(function LinePrice({ line }: { line: Line }) {
  const { snippets } = useStores();
  const { unitPrice: amount, listPrice: listAmount } = line;
  return (
    <Price
      price={listAmount ? { kind: 'sale', amount, listAmount } : { kind: 'regular', amount }}
      labels={{
        free: snippets.text('headless.cart.free'),
        was: snippets.text('headless.cart.wasPrice'),
        now: snippets.text('headless.cart.nowPrice'),
        lowest: (price) => price,
      }}
    />
  );
});
