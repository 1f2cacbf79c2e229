import { useId, type ComponentPropsWithRef } from 'react';
import { locale } from '@weefsel/contracts';
import classes from './checkbox.module.css';

const written = /* @__PURE__ */ new Intl.NumberFormat(locale.code);

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  label: string;
  /** How many results it would give, shown in brackets. */
  count?: number;
  /** Says what is wrong with it. */
  error?: string | undefined;
  /** Colour of its box, any CSS background: for colours to choose from. */
  swatch?: string | undefined;
}

/** Something that is on or off. With `aria-disabled` it keeps the focus, and its owner ignores what is asked of it. */
export function Checkbox({ label, count, error, swatch, className, style, ...input }: CheckboxProps) {
  const errorId = useId();
  return (
    <div className={className}>
      <label className={classes.label}>
        <input
          {...input}
          type="checkbox"
          className={classes.box}
          data-swatch={swatch && ''}
          style={swatch ? { ...style, background: swatch } : style}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : input['aria-describedby']}
        />
        <span className={classes.text}>
          {label}
          {count !== undefined && <span className={classes.count}>{` (${written.format(count)})`}</span>}
        </span>
      </label>
      {error && (
        <p className={classes.error} id={errorId} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
