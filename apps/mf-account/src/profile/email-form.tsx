import type { Customer } from '@weefsel/api-clients';
import { EmailField, newEmailSchema, PasswordField, ShopForm, useForm } from '@weefsel/forms';
import { observer, useStores } from '@weefsel/stores';
import { ProfilePart } from './profile-part';

export const EmailForm = observer(function EmailForm({ customer }: { customer: Customer }) {
  const { commerce, session, snippets } = useStores();
  const form = useForm({
    schema: newEmailSchema,
    send: async (change) => {
      await commerce.account.changeEmail(change);
      // It was changed, even when the page cannot reload it now.
      await session.refresh().catch((error: unknown) => console.error('[profile] session', error));
    },
  });
  return (
    <ProfilePart
      title={snippets.text('headless.profile.email')}
      done={form.sent > 0 ? snippets.text('headless.profile.emailChanged') : undefined}
    >
      <p>{snippets.text('headless.profile.emailNow', { email: customer.email ?? '' })}</p>
      <ShopForm
        form={form}
        label={snippets.text('headless.profile.email')}
        submit={snippets.text('headless.profile.changeEmail')}
        empties
      >
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
      </ShopForm>
    </ProfilePart>
  );
});
