import type { Buyer, OrderOfLink } from '@weefsel/api-clients';
import { paths } from '@weefsel/contracts';
import {
  EmailField,
  isLoggedOut,
  isRefusedFor,
  orderProofSchema,
  ShopForm,
  useFocusWhen,
  useForm,
} from '@weefsel/forms';
import { observer, useStores } from '@weefsel/stores';
import { Heading, TextField } from '@weefsel/ui';
import { useState } from 'react';
import { OrderDetail } from './order-detail';
import classes from './order.module.css';

const REFUSED = ['CHECKOUT__GUEST_NOT_AUTHENTICATED', 'CHECKOUT__GUEST_WRONG_CREDENTIALS'];

/** The backend has no such order, and does not say why. */
class UnknownOrderError extends Error {
  override name = 'UnknownOrderError';
}

const isRefused = (error: unknown): boolean =>
  error instanceof UnknownOrderError || isRefusedFor(error, ...REFUSED);

/** Asks a guest to prove that an order is theirs, then shows it. */
export const GuestOrder = observer(function GuestOrder({ code, href }: { code: string; href: string }) {
  const { commerce, snippets } = useStores();
  const [found, setFound] = useState<(OrderOfLink & { buyer: Buyer }) | null>(null);
  const form = useForm({
    name: 'prove',
    schema: orderProofSchema,
    send: async (buyer) => {
      const order = await commerce.order.byLink(code, buyer);
      if (!order)
        throw new UnknownOrderError(`There is no order of the link ${code} to be shown to this guest.`);
      setFound({ ...order, buyer });
    },
    explain: (error) => {
      if (isLoggedOut(error)) return 'headless.order.needsLogin';
      return isRefused(error) ? 'headless.order.guestWrong' : undefined;
    },
  });

  // The button that was pressed is gone.
  const order = useFocusWhen(found);

  if (found) {
    return (
      <div ref={order} tabIndex={-1} className={classes.found}>
        <OrderDetail {...found} />
      </div>
    );
  }
  return (
    <>
      <Heading level={1}>{snippets.text('headless.order.guestTitle')}</Heading>
      <p>{snippets.text('headless.order.guestIntro')}</p>
      <ShopForm
        form={form}
        label={snippets.text('headless.order.guestTitle')}
        submit={snippets.text('headless.order.guestSubmit')}
        actions={<a href={paths.login.to(href)}>{snippets.text('headless.order.guestLogin')}</a>}
      >
        <EmailField field={form.field('email')} />
        <TextField
          {...form.field('zipcode')}
          label={snippets.text('headless.order.billingZipcode')}
          autoComplete="postal-code"
          required
        />
      </ShopForm>
    </>
  );
});
