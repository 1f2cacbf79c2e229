import { observer, useStores } from '@weefsel/stores';
import { AccountForm } from '../form/account-form';
import { checkNewPassword, checkRequired, checkSame } from '../form/check-fields';
import { NewPasswordField } from '../form/new-password-field';
import { PasswordField } from '../form/password-field';
import { useForm } from '../form/use-form';
import { ProfilePart } from './profile-part';

/** Changes the password that a customer logs in with. */
export const PasswordForm = observer(function PasswordForm() {
  const { commerce, snippets } = useStores();
  const form = useForm({
    fields: ['password', 'newPassword', 'newPasswordConfirm'],
    check: (typed) => ({
      ...checkRequired(typed, ['password']),
      ...checkNewPassword(typed, 'newPassword'),
      ...checkSame(typed, 'newPassword', 'newPasswordConfirm'),
    }),
    send: async (passwords) => void (await commerce.account.changePassword(passwords)),
  });
  return (
    <ProfilePart
      title={snippets.text('headless.profile.password')}
      done={form.sent > 0 ? snippets.text('headless.profile.passwordChanged') : undefined}
    >
      <AccountForm
        form={form}
        label={snippets.text('headless.profile.password')}
        submit={snippets.text('headless.profile.changePassword')}
        empties
      >
        <PasswordField
          {...form.field('password')}
          label={snippets.text('headless.profile.currentPassword')}
          autoComplete="current-password"
          required
        />
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
    </ProfilePart>
  );
});
