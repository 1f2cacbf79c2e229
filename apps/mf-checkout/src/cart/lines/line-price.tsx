import { observer, useStores } from '@weefsel/stores';
import { Price } from '@weefsel/ui';
import type { Line } from './to-line';

/** What one piece costs. */
export const LinePrice = observer(function LinePrice({ line }: { line: Line }) {
  const { snippets } = useStores();
  return (
    <Price
      price={line.price}
      labels={{
        free: snippets.text('headless.cart.free'),
        was: snippets.text('headless.cart.wasPrice'),
        now: snippets.text('headless.cart.nowPrice'),
        lowest: (price) => snippets.text('headless.cart.lowestPrice', { price }),
      }}
    />
  );
});
