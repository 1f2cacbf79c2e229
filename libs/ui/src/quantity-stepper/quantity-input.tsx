import { useState, type KeyboardEvent } from 'react';
import { useEarlyInput } from '../hydration/use-early-input';
import classes from './quantity-stepper.module.css';

export interface TypedQuantity {
  /** Name of the field in the surrounding form. */
  name: string;
  label: string;
  /** Called with a changed whole number, from 0, on blur or Enter. */
  onType: (quantity: number) => void;
}

interface QuantityInputProps extends TypedQuantity {
  value: number;
  /** True while the quantity cannot be changed. */
  readOnly: boolean;
}

const DIGITS = /^\d{1,4}$/;

/** A field for a quantity. Invalid input is replaced by the current quantity; Escape reverts it. */
export function QuantityInput({ value, name, label, onType, readOnly }: QuantityInputProps) {
  const [draft, setDraft] = useState(String(value));
  const [said, setSaid] = useState(value);
  const [shown, setShown] = useState({ value, readOnly });

  // Shows the actual quantity after a change succeeded, was lowered or was refused.
  if (shown.value !== value || shown.readOnly !== readOnly) {
    setShown({ value, readOnly });
    if (!readOnly) {
      setDraft(String(value));
      setSaid(value);
    }
  }

  const say = (text = draft) => {
    const typed = text.trim();
    if (!DIGITS.test(typed)) return setDraft(String(value));
    if (Number(typed) === said) return;
    setSaid(Number(typed));
    onType(Number(typed));
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') say();
    if (key === 'Escape') setDraft(String(value));
  };

  const control = useEarlyInput<'input'>({
    value: draft,
    onChange: ({ target }) => {
      setDraft(target.value);
      if (document.activeElement !== target) say(target.value);
    },
  });

  return (
    <input
      ref={control}
      className={classes.typed}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      name={name}
      aria-label={label}
      value={draft}
      readOnly={readOnly}
      onChange={(event) => setDraft(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={() => say()}
      onKeyDown={onKeyDown}
    />
  );
}
