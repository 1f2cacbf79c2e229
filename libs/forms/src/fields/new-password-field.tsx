import { observer, useStores } from '@weefsel/stores';
import type { TextFieldProps } from '@weefsel/ui';
import { SHORTEST_PASSWORD } from '../schema/field-rules';
import { PasswordField } from './password-field';

/** A password that is being chosen, with the rules it has to keep. */
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
