import { observer, useStores } from '@weefsel/stores';
import { VisuallyHidden } from '@weefsel/ui';
import { useId, type ReactNode } from 'react';
import type { ChoiceOption } from '../product-selection';
import classes from './size-choice.module.css';

interface SizeChoiceProps {
  /** Name of the choice in forms and in the address. */
  name: 'maat' | 'lengte';
  legend: string;
  options: readonly ChoiceOption[];
  chosen: string | undefined;
  onChoose: (value: string) => void;
  /** The message when a required choice is missing. */
  error?: string | undefined;
  /** Help link beside the chosen value. */
  help?: ReactNode;
}

/**
 * Radio group of sizes or lengths. Sold-out options are marked but selectable, so that shoppers can wait for them.
 */
export const SizeChoice = observer((props: SizeChoiceProps) => {
  const { name, legend, options, chosen, onChoose, error, help } = props;
  const { snippets } = useStores();
  const id = useId();
  const [single] = options;
  if (options.length === 1 && single) {
    return (
      <p className={classes.single}>
        <span className={classes.word}>{legend}</span> {single.value}
      </p>
    );
  }
  return (
    <fieldset
      className={classes.choice}
      role="radiogroup"
      aria-required="true"
      aria-invalid={error ? true : undefined}
      aria-describedby={error && id}
    >
      <legend className={classes.legend}>
        <span className={classes.word}>{legend}</span> {chosen}
      </legend>
      {help}
      <div className={classes.options}>
        {options.map(({ value, soldOut, exists }) => (
          <label key={value} className={classes.option} data-sold-out={soldOut} data-exists={exists}>
            <input
              className={classes.input}
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              disabled={!exists}
              data-early="queue"
              onChange={() => onChoose(value)}
            />
            <span className={classes.value}>{value}</span>
            {soldOut && (
              <VisuallyHidden> {snippets.text('headless.product.soldOut').toLowerCase()}</VisuallyHidden>
            )}
          </label>
        ))}
      </div>
      {error && (
        <p id={id} className={classes.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
});
