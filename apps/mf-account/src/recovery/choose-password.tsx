import { CommerceError } from '@weefsel/api-clients';
import { observer, useStores } from '@weefsel/stores';
import { AccountForm } from '../form/account-form';
import { checkNewPassword, checkSame } from '../form/check-fields';
import { NewPasswordField } from '../form/new-password-field';
import { PasswordField } from '../form/password-field';
import { useForm } from '../form/use-form';

const isExpired = (error: unknown): boolean =>
  error instanceof CommerceError && error.has('CHECKOUT__CUSTOMER_RECOVERY_HASH_EXPIRED');

interface ChoosePasswordProps {
  /** Of the mail's link. */
  hash: string;
  onEnd: (ending: 'changed' | 'expired') => void;
}

/** A new password for who followed the link of the recovery mail. */
export const ChoosePassword = observer(function ChoosePassword({ hash, onEnd }: ChoosePasswordProps) {
  const { commerce, snippets } = useStores();
  const form = useForm({
    fields: ['newPassword', 'newPasswordConfirm'],
    check: (typed) => ({
      ...checkNewPassword(typed, 'newPassword'),
      ...checkSame(typed, 'newPassword', 'newPasswordConfirm'),
    }),
    send: async (passwords) => {
      try {
        await commerce.recovery.finish(hash, passwords);
        onEnd('changed');
      } catch (error) {
        if (!isExpired(error)) throw error;
        onEnd('expired');
      }
    },
  });
  return (
    <AccountForm
      form={form}
      label={snippets.text('headless.recovery.chooseTitle')}
      submit={snippets.text('headless.recovery.chooseSubmit')}
    >
      <NewPasswordField
        {...form.field('newPassword')}
        label={snippets.text('headless.accountForm.newPassword')}
      />
      <PasswordField
        {...form.field('newPasswordConfirm')}
        label={snippets.text('headless.accountForm.passwordAgain')}
        autoComplete="new-password"
        required
      />
    </AccountForm>
  );
});
