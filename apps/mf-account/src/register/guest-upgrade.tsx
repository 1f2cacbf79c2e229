import { AccountOfPassword, firstPasswordSchema, NewPasswordField, ShopForm, useForm } from '@weefsel/forms';
import { useNavigate } from '@weefsel/federation/runtime';
import { observer, useReadableEmail, useStores } from '@weefsel/stores';
import { upgradeFailure } from './to-registration';

/** Turns a guest who has ordered into a customer: only a password is missing. */
export const GuestUpgrade = observer(function GuestUpgrade({ destination }: { destination: string }) {
  const { session, snippets } = useStores();
  const navigate = useNavigate();
  const email = useReadableEmail(session.customer?.email);
  const form = useForm({
    name: 'become-customer',
    schema: firstPasswordSchema,
    send: async ({ password }) => {
      await session.becomeCustomer(password);
      await navigate(destination, { replace: true });
    },
    explain: upgradeFailure,
  });
  return (
    <>
      <p>{snippets.text('headless.register.guest', { email })}</p>
      <ShopForm
        form={form}
        label={snippets.text('headless.register.title')}
        submit={snippets.text('headless.register.submit')}
      >
        <AccountOfPassword email={session.customer?.email} />
        <NewPasswordField {...form.field('password')} label={snippets.text('headless.form.password')} />
      </ShopForm>
    </>
  );
});
