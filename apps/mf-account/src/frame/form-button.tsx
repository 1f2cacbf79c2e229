import { FORM_FIELD } from '@weefsel/contracts';
import { Button, type ButtonActionProps } from '@weefsel/ui';
import type { FormEvent } from 'react';
import classes from './form-button.module.css';

interface FormButtonProps extends Omit<ButtonActionProps, 'form' | 'type' | 'onClick'> {
  /** Runs instead of the form when scripts are available. */
  onPress: () => void;
  /** Name of the form that the page's action handles. Without one, `fields` become the query of a GET. */
  form?: string;
  /** Path of the target page; default is the current one. */
  to?: string;
  fields?: Readonly<Record<string, string>>;
}

/** A button that works with and without script. */
export function FormButton({ onPress, form, to, fields = {}, ...button }: FormButtonProps) {
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onPress();
  };
  const sent = Object.entries({ ...(form && { [FORM_FIELD]: form }), ...fields });
  return (
    <form className={classes.form} method={form ? 'post' : 'get'} action={to} onSubmit={onSubmit}>
      {sent.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button {...button} type="submit" />
    </form>
  );
}
