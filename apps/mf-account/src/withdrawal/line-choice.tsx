import type { WithdrawalLine } from '@weefsel/api-clients';
import { observer, useStores } from '@weefsel/stores';
import { Checkbox, Select } from '@weefsel/ui';
import { fieldOf } from './withdrawal-forms';
import { WithdrawnLine } from './withdrawn-line';

interface LineChoiceProps {
  line: WithdrawalLine;
  /** Quantity chosen so far. */
  chosen: number;
}

/** One line of an order with the quantity to withdraw. */
export const LineChoice = observer(function LineChoice({ line, chosen }: LineChoiceProps) {
  const { snippets } = useStores();
  const { id, label, left } = line;
  const name = fieldOf(id);
  return (
    <WithdrawnLine line={line} quantity={left}>
      {left === 0 && <p>{snippets.text('headless.withdrawal.lineDone')}</p>}
      {left === 1 && (
        <Checkbox
          name={name}
          value="1"
          label={snippets.text('headless.withdrawal.thisLine', { label })}
          defaultChecked={chosen > 0}
        />
      )}
      {left > 1 && (
        <Select
          name={name}
          label={snippets.text('headless.withdrawal.howMany', { label })}
          defaultValue={String(Math.min(chosen, left))}
          options={Array.from({ length: left + 1 }, (_, n) => ({
            value: String(n),
            label: n === 0 ? snippets.text('headless.withdrawal.none') : String(n),
          }))}
        />
      )}
    </WithdrawnLine>
  );
});
