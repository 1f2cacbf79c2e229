import {
  AccountOfPassword,
  NewPasswordField,
  passwordChangeSchema,
  PasswordField,
  useForm,
} from '@weefsel/forms';
import { observer, useStores } from '@weefsel/stores';
import { ProfileForm } from './profile-part';

export const PasswordForm = observer(function PasswordForm() {
  const { commerce, session, snippets } = useStores();
  const form = useForm({
    name: 'password',
    schema: passwordChangeSchema,
    send: async (passwords) => void (await commerce.account.changePassword(passwords)),
  });
  return (
    <ProfileForm
      form={form}
      title="headless.profile.password"
      submit="headless.profile.changePassword"
      done="headless.profile.passwordChanged"
      empties
    >
      <AccountOfPassword email={session.customer?.email} />
      <PasswordField
        {...form.field('password')}
        label={snippets.text('headless.profile.currentPassword')}
        autoComplete="current-password"
        required
      />
      <NewPasswordField {...form.field('newPassword')} label={snippets.text('headless.form.newPassword')} />
      <PasswordField
        {...form.field('newPasswordConfirm')}
        label={snippets.text('headless.form.passwordAgain')}
        autoComplete="new-password"
        required
      />
    </ProfileForm>
  );
});
