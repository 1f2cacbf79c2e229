import { paths, type Fragments } from '@weefsel/contracts';
import {
  AccountOfPassword,
  firstPasswordSchema,
  NewPasswordField,
  ShopForm,
  useFocusWhen,
  useForm,
} from '@weefsel/forms';
import { observer, useReadableEmail, useStores } from '@weefsel/stores';
import { Heading, Message } from '@weefsel/ui';
import classes from './guest-account.module.css';
import { upgradeFailure } from './to-registration';

type GuestAccountProps = Fragments['mf-account']['GuestAccount'];

/** Offers an account to a guest who has ordered: only a password is missing. Renders nothing for others. */
export const Fragment = observer(function GuestAccount({ returnTo }: GuestAccountProps) {
  const { session, snippets } = useStores();
  const form = useForm({
    name: 'become-customer',
    schema: firstPasswordSchema,
    send: ({ password }) => session.becomeCustomer(password),
    explain: upgradeFailure,
  });
  const email = useReadableEmail(session.customer?.email);
  const made = useFocusWhen(form.sent);
  snippets.carry('register', 'form');

  if (form.sent > 0) {
    const action = { label: snippets.text('headless.register.toOrders'), href: paths.orders.to() };
    return (
      <div ref={made} tabIndex={-1} className={classes.made}>
        <Message kind="success" action={action}>
          {snippets.text('headless.register.becameCustomer')}
        </Message>
      </div>
    );
  }
  if (!session.isGuestSession && !form.isBusy) return null;
  const title = snippets.text('headless.register.afterOrder');
  return (
    <section className={classes.offer} aria-label={title}>
      <Heading level={2} size="small">
        {title}
      </Heading>
      <p>{snippets.text('headless.register.afterOrderHelp', { email })}</p>
      <ShopForm
        form={form}
        label={title}
        submit={snippets.text('headless.register.submit')}
        action={paths.register.to(returnTo)}
      >
        <AccountOfPassword email={session.customer?.email} />
        <NewPasswordField {...form.field('password')} label={snippets.text('headless.form.password')} />
      </ShopForm>
    </section>
  );
});
