import { observer, useStores } from '@weefsel/stores';
import { TextField, type TextFieldProps } from '@weefsel/ui';
import { useState } from 'react';
import classes from './password-field.module.css';
import { SHORTEST_PASSWORD } from '../schema/field-rules';

/** A password field, hidden until the shopper reveals it. */
export const PasswordField = observer(function PasswordField(props: Omit<TextFieldProps, 'type' | 'after'>) {
  const { snippets } = useStores();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      className={classes.field}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="off"
      after={
        <button
          type="button"
          className={classes.toggle}
          aria-label={snippets.text(shown ? 'headless.form.hidePassword' : 'headless.form.showPassword')}
          onClick={() => setShown(!shown)}
        >
          {snippets.text(shown ? 'headless.form.hide' : 'headless.form.show')}
        </button>
      }
    />
  );
});

/** A field for a new password, with its rules. */
export const NewPasswordField = observer(function NewPasswordField(
  props: Omit<TextFieldProps, 'type' | 'after' | 'hint'>,
) {
  const { snippets } = useStores();
  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      required
      minLength={SHORTEST_PASSWORD}
      hint={snippets.text('headless.form.passwordRules')}
    />
  );
});
