import { FORM_FIELD } from '@weefsel/contracts';
import { Button, type ButtonActionProps } from '@weefsel/ui';
import type { FormEvent } from 'react';
import classes from './form-button.module.css';

interface FormButtonProps extends Omit<ButtonActionProps, 'form' | 'type' | 'onClick'> {
  /** What script does instead of sending the form. */
  onPress: () => void;
  /** Name of the form that its page answers without script; without one it leads to a page with `fields` in its query. */
  form?: string;
  /** Path of the page; absent: the one that is shown. */
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
