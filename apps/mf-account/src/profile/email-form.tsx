import type { Customer } from '@weefsel/api-clients';
import { observer, useStores } from '@weefsel/stores';
import { TextField } from '@weefsel/ui';
import { AccountForm } from '../form/account-form';
import { checkEmail, checkRequired, checkSame } from '../form/check-fields';
import { PasswordField } from '../form/password-field';
import { useForm } from '../form/use-form';
import { ProfilePart } from './profile-part';

/** Changes the e-mail address that a customer logs in with. */
export const EmailForm = observer(function EmailForm({ customer }: { customer: Customer }) {
  const { commerce, session, snippets } = useStores();
  const form = useForm({
    fields: ['email', 'emailConfirmation', 'password'],
    check: (typed) => ({
      ...checkEmail(typed, 'email'),
      ...checkSame(typed, 'email', 'emailConfirmation'),
      ...checkRequired(typed, ['password']),
    }),
    send: async ({ email, emailConfirmation, password }) => {
      await commerce.account.changeEmail({
        email: email.trim(),
        emailConfirmation: emailConfirmation.trim(),
        password,
      });
      // It is changed: that the page cannot be told so just now is no refusal.
      await session.refresh().catch((error: unknown) => console.error('[profile] session', error));
    },
  });
  return (
    <ProfilePart
      title={snippets.text('headless.profile.email')}
      done={form.sent > 0 ? snippets.text('headless.profile.emailChanged') : undefined}
    >
      <p>{snippets.text('headless.profile.emailNow', { email: customer.email ?? '' })}</p>
      <AccountForm
        form={form}
        label={snippets.text('headless.profile.email')}
        submit={snippets.text('headless.profile.changeEmail')}
        empties
      >
        <TextField
          {...form.field('email')}
          label={snippets.text('headless.profile.newEmail')}
          type="email"
          autoComplete="email"
          autoCapitalize="off"
          required
        />
        <TextField
          {...form.field('emailConfirmation')}
          label={snippets.text('headless.profile.newEmailAgain')}
          type="email"
          autoComplete="email"
          autoCapitalize="off"
          required
        />
        <PasswordField
          {...form.field('password')}
          label={snippets.text('headless.profile.currentPassword')}
          autoComplete="current-password"
          required
        />
      </AccountForm>
    </ProfilePart>
  );
});
