import { useState, type KeyboardEvent } from 'react';
import classes from './quantity-stepper.module.css';

export interface TypedQuantity {
  /** Name of the field in the form around it. */
  name: string;
  label: string;
  /** Called with another whole number than before, from 0, when the field is left or Enter is pressed. */
  onType: (quantity: number) => void;
}

interface QuantityInputProps extends TypedQuantity {
  value: number;
  /** Shown, but not to be changed now. */
  readOnly: boolean;
}

const DIGITS = /^\d{1,4}$/;

/** A quantity to type. What is no number makes way for the one that holds; Escape takes it back. */
export function QuantityInput({ value, name, label, onType, readOnly }: QuantityInputProps) {
  const [draft, setDraft] = useState(String(value));
  const [said, setSaid] = useState(value);
  const [shown, setShown] = useState({ value, readOnly });

  // A change that came through, was lowered or was refused: what is shown is what there is.
  if (shown.value !== value || shown.readOnly !== readOnly) {
    setShown({ value, readOnly });
    if (!readOnly) {
      setDraft(String(value));
      setSaid(value);
    }
  }

  const say = () => {
    const typed = draft.trim();
    if (!DIGITS.test(typed)) return setDraft(String(value));
    if (Number(typed) === said) return;
    setSaid(Number(typed));
    onType(Number(typed));
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') say();
    if (key === 'Escape') setDraft(String(value));
  };

  return (
    <input
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
      onBlur={say}
      onKeyDown={onKeyDown}
    />
  );
}
