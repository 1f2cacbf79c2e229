import {
  AccountOfPassword,
  NewPasswordField,
  newPasswordSchema,
  PasswordField,
  ShopForm,
  useForm,
} from '@weefsel/forms';
import { observer, useStores } from '@weefsel/stores';
import { isExpiredLink } from './expired-link';

interface ChoosePasswordProps {
  /** Hash in the mail's link. */
  hash: string;
  onEnd: (ending: 'changed' | 'expired') => void;
}

/** Form for a new password, opened from the recovery mail. */
export const ChoosePassword = observer(function ChoosePassword({ hash, onEnd }: ChoosePasswordProps) {
  const { commerce, snippets } = useStores();
  const form = useForm({
    name: 'choose-password',
    schema: newPasswordSchema,
    send: async (passwords) => {
      try {
        await commerce.recovery.finish(hash, passwords);
        onEnd('changed');
      } catch (error) {
        if (!isExpiredLink(error)) throw error;
        onEnd('expired');
      }
    },
  });
  return (
    <ShopForm
      form={form}
      label={snippets.text('headless.recovery.chooseTitle')}
      submit={snippets.text('headless.recovery.chooseSubmit')}
    >
      <AccountOfPassword />
      <NewPasswordField {...form.field('newPassword')} label={snippets.text('headless.form.newPassword')} />
      <PasswordField
        {...form.field('newPasswordConfirm')}
        label={snippets.text('headless.form.passwordAgain')}
        autoComplete="new-password"
        required
      />
    </ShopForm>
  );
});
