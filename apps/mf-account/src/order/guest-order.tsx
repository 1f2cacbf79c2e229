import { CommerceError, type OrderOfLink } from '@weefsel/api-clients';
import { paths } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { TextField } from '@weefsel/ui';
import { useState } from 'react';
import { AccountForm } from '../form/account-form';
import { checkEmail, checkRequired } from '../form/check-fields';
import { useForm } from '../form/use-form';
import { OrderDetail } from './order-detail';

const REFUSED = ['CHECKOUT__GUEST_NOT_AUTHENTICATED', 'CHECKOUT__GUEST_WRONG_CREDENTIALS'];

const isRefused = (error: unknown): boolean =>
  error instanceof CommerceError && REFUSED.some((code) => error.has(code));

const needsLogin = (error: unknown): boolean =>
  error instanceof CommerceError && error.has('CHECKOUT__CUSTOMER_NOT_LOGGED_IN');

/** Asks who ordered without an account to show whose order it is, and shows it then. */
export const GuestOrder = observer(function GuestOrder({ code, href }: { code: string; href: string }) {
  const { commerce, snippets } = useStores();
  const [found, setFound] = useState<OrderOfLink | null>(null);
  const form = useForm({
    fields: ['email', 'zipcode'],
    check: (typed) => ({ ...checkEmail(typed, 'email'), ...checkRequired(typed, ['zipcode']) }),
    send: async ({ email, zipcode }) => {
      setFound(await commerce.order.byLink(code, { email: email.trim(), zipcode: zipcode.trim() }));
    },
    explain: (error) => {
      if (needsLogin(error)) return 'headless.order.needsLogin';
      return isRefused(error) ? 'headless.order.guestWrong' : undefined;
    },
  });

  if (found) return <OrderDetail {...found} />;
  return (
    <>
      <p>{snippets.text('headless.order.guestIntro')}</p>
      <AccountForm
        form={form}
        label={snippets.text('headless.order.guestTitle')}
        submit={snippets.text('headless.order.guestSubmit')}
        actions={<a href={paths.login.to(href)}>{snippets.text('headless.order.guestLogin')}</a>}
      >
        <TextField
          {...form.field('email')}
          label={snippets.text('headless.login.email')}
          type="email"
          autoComplete="email"
          autoCapitalize="off"
          required
        />
        <TextField
          {...form.field('zipcode')}
          label={snippets.text('headless.order.billingZipcode')}
          autoComplete="postal-code"
          required
        />
      </AccountForm>
    </>
  );
});
