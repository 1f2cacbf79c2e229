import { useId, type ComponentPropsWithRef } from 'react';
import { locale } from '@weefsel/contracts';
import classes from './checkbox.module.css';

const written = /* @__PURE__ */ new Intl.NumberFormat(locale.code);

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  label: string;
  /** Number of results, shown in brackets. */
  count?: number;
  /** Error message. */
  error?: string | undefined;
  /** Colour of the box, as any CSS background. For choosing colours. */
  swatch?: string | undefined;
}

/** A checkbox. With `aria-disabled` it keeps the focus, and the owner ignores its changes. */
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
