import { NewPasswordField, passwordChangeSchema, PasswordField, ShopForm, useForm } from '@weefsel/forms';
import { observer, useStores } from '@weefsel/stores';
import { ProfilePart } from './profile-part';

export const PasswordForm = observer(function PasswordForm() {
  const { commerce, snippets } = useStores();
  const form = useForm({
    schema: passwordChangeSchema,
    send: async (passwords) => void (await commerce.account.changePassword(passwords)),
  });
  return (
    <ProfilePart
      title={snippets.text('headless.profile.password')}
      done={form.sent > 0 ? snippets.text('headless.profile.passwordChanged') : undefined}
    >
      <ShopForm
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
        <NewPasswordField {...form.field('newPassword')} label={snippets.text('headless.form.newPassword')} />
        <PasswordField
          {...form.field('newPasswordConfirm')}
          label={snippets.text('headless.form.passwordAgain')}
          autoComplete="new-password"
          required
        />
      </ShopForm>
    </ProfilePart>
  );
});
