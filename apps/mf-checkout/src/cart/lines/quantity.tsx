import { observer, useStores } from '@weefsel/stores';
import { QuantityStepper } from '@weefsel/ui';
import type { Line } from './to-line';

interface QuantityProps {
  line: Line & Required<Pick<Line, 'limits'>>;
  busy: boolean;
  onChange: (quantity: number) => void;
}

/** How many of a product, one step more or less at a time, within what may be bought. */
export const Quantity = observer(function Quantity({ line, busy, onChange }: QuantityProps) {
  const { snippets } = useStores();
  const { quantity, limits } = line;
  const { min, max, step } = limits;
  return (
    <QuantityStepper
      value={quantity}
      // The stepper stops at its limits, so a limit lies where one more step would pass it.
      min={min + step - 1}
      max={max - step + 1}
      onChange={(wanted) => onChange(quantity + (wanted - quantity) * step)}
      busy={busy}
      labels={{
        group: snippets.text('headless.cart.quantity', { name: line.name }),
        decrease: snippets.text('headless.cart.decrease'),
        increase: snippets.text('headless.cart.increase'),
        busy: snippets.text('headless.cart.saving'),
      }}
    />
  );
});
