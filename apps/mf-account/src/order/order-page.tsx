import type { PageProps } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Container } from '@weefsel/ui';
import { AccountFrame } from '../frame/account-frame';
import { useShopper } from '../session/use-shopper';
import { GuestOrder } from './guest-order';
import classes from './order.module.css';
import { OrderOfLink, OrderSkeleton } from './order-of-link';

/** The code of an order's link, the last part of its path. */
function matchCode(href: string): string {
  const [path = ''] = href.split('?');
  const code = path.split('/').findLast((part) => part !== '') ?? '';
  try {
    return decodeURIComponent(code);
  } catch {
    return code;
  }
}

/** One order by its link: a customer's own, or a guest's who shows whose it is. */
export const Page = observer(function OrderPage({ href }: Pick<PageProps, 'href'>) {
  const { session, snippets } = useStores();
  const shopper = useShopper();
  const code = matchCode(href);
  snippets.carry('orders', 'order', 'login', 'form');

  if (shopper.kind !== 'anonymous') {
    return (
      <AccountFrame href={href} skeleton={<OrderSkeleton />}>
        {() => <OrderOfLink code={code} />}
      </AccountFrame>
    );
  }
  return (
    <Container>
      <div className={classes.page}>
        {session.isGuestSession ? <OrderOfLink code={code} /> : <GuestOrder code={code} href={href} />}
      </div>
    </Container>
  );
});
