import type { Customer } from '@weefsel/api-clients';
import { AccountOfPassword, EmailField, newEmailSchema, PasswordField, useForm } from '@weefsel/forms';
import { observer, useReadableEmail, useStores } from '@weefsel/stores';
import { ProfileForm } from './profile-part';

export const EmailForm = observer(function EmailForm({ customer }: { customer: Customer }) {
  const { commerce, session, snippets } = useStores();
  const email = useReadableEmail(customer.email);
  const form = useForm({
    name: 'email',
    schema: newEmailSchema,
    send: async (change) => {
      await commerce.account.changeEmail(change);
      // The change succeeded, even when the session cannot be refreshed now.
      await session.refresh().catch((error: unknown) => console.error('[profile] session', error));
    },
  });
  return (
    <ProfileForm
      form={form}
      title="headless.profile.email"
      intro={<p>{snippets.text('headless.profile.emailNow', { email })}</p>}
      submit="headless.profile.changeEmail"
      done="headless.profile.emailChanged"
      empties
    >
      <AccountOfPassword email={customer.email} />
      <EmailField field={form.field('email')} label={snippets.text('headless.profile.newEmail')} />
      <EmailField
        field={form.field('emailConfirmation')}
        label={snippets.text('headless.profile.newEmailAgain')}
      />
      <PasswordField
        {...form.field('password')}
        label={snippets.text('headless.profile.currentPassword')}
        autoComplete="current-password"
        required
      />
    </ProfileForm>
  );
});
