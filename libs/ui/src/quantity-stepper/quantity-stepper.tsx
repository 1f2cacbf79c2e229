import { MinusIcon, PlusIcon } from '../icons/product-icons';
import { IconButton } from '../icon-button/icon-button';
import { ProgressBar } from '../progress/progress-bar';
import { QuantityInput, type TypedQuantity } from './quantity-input';
import classes from './quantity-stepper.module.css';

export interface QuantityStepperProps {
  value: number;
  /** Default 1. */
  min?: number;
  /** Default no limit. */
  max?: number;
  onChange: (value: number) => void;
  /** A change is on its way: pressing does nothing until it is there. */
  busy?: boolean;
  /** What the buttons send with the form around them, where there is no script. */
  sends?: { name: string; decrease: number; increase: number };
  /** Lets the quantity be typed, and sent with the form around it under this name. */
  typed?: TypedQuantity;
  /** Names of the group and of its buttons, e.g. "Aantal", "Eén minder", "Eén meer". */
  labels: { group: string; decrease: string; increase: string; busy: string };
}

/** How many of something, one more or less at a time. */
export function QuantityStepper({
  value,
  min = 1,
  max = Number.POSITIVE_INFINITY,
  onChange,
  busy = false,
  sends,
  typed,
  labels,
}: QuantityStepperProps) {
  const sending = (what: 'decrease' | 'increase') =>
    sends && ({ type: 'submit', name: sends.name, value: sends[what] } as const);
  return (
    <div className={classes.stepper} role="group" aria-label={labels.group} aria-busy={busy || undefined}>
      {/* The first button is the one that Enter presses: not one step less, but what was typed. */}
      {typed && sends && <button type="submit" hidden tabIndex={-1} />}
      <IconButton
        {...sending('decrease')}
        label={labels.decrease}
        disabled={busy || value <= min}
        onClick={() => onChange(value - 1)}
      >
        <MinusIcon size={18} />
      </IconButton>
      {typed ? (
        <QuantityInput value={value} readOnly={busy} {...typed} />
      ) : (
        <output className={classes.value}>{value}</output>
      )}
      <IconButton
        {...sending('increase')}
        label={labels.increase}
        disabled={busy || value >= max}
        onClick={() => onChange(value + 1)}
      >
        <PlusIcon size={18} />
      </IconButton>
      {busy && (
        <div className={classes.busy}>
          <ProgressBar label={labels.busy} />
        </div>
      )}
    </div>
  );
}
