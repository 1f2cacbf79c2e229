import { MinusIcon, PlusIcon } from '../icons/product-icons';
import { IconButton } from '../icon-button/icon-button';
import { ProgressBar } from '../progress/progress-bar';
import { QuantityInput, type TypedQuantity } from './quantity-input';
import classes from './quantity-stepper.module.css';

interface QuantityStepperProps {
  value: number;
  /** Default 1. */
  min?: number;
  /** Default no limit. */
  max?: number;
  onChange: (value: number) => void;
  /** True while a change is pending. The buttons are inactive then. */
  busy?: boolean;
  /** Field and values that the buttons submit with the surrounding form, without script. */
  sends?: { name: string; decrease: number; increase: number };
  /** Makes the quantity editable, and submits it with the surrounding form under this name. */
  typed?: TypedQuantity;
  /** Names of the group and of its buttons, e.g. "Aantal", "Eén minder", "Eén meer". */
  labels: { group: string; decrease: string; increase: string; busy: string };
}

/** A quantity with buttons for one more or less. */
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
      {/* Enter presses the first button: it submits the typed quantity, not one step less. */}
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
