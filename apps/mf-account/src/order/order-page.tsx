import type { PageProps } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Container } from '@weefsel/ui';
import { SingleColumn } from '../frame/single-column';
import { AccountFrame } from '../frame/account-frame';
import { useShopper } from '../session/use-shopper';
import { codeIn } from './code-in';
import { GuestOrder } from './guest-order';
import type { OrderData } from './load-order';
import classes from './order.module.css';
import { OrderOfLink, OrderSkeleton } from './order-of-link';

type OrderPageProps = Pick<PageProps, 'href'> & Partial<PageProps<OrderData>>;

/** One order by its link: a customer's own, or that of a guest with proof. */
export const Page = observer(function OrderPage({ href, data }: OrderPageProps) {
  const { snippets } = useStores();
  const shopper = useShopper();
  const code = codeIn(href);
  snippets.carry('orders', 'order', 'timeline', 'parcels', 'login', 'form');

  if (shopper.kind !== 'anonymous') {
    return (
      <AccountFrame href={href} skeleton={<OrderSkeleton />}>
        {(_, isFirst) => <OrderOfLink code={code} served={isFirst ? data?.order : null} />}
      </AccountFrame>
    );
  }
  return (
    <Container>
      <SingleColumn className={classes.page}>
        {shopper.isGuest ? <OrderOfLink code={code} served={data?.order} /> : <GuestOrder href={href} />}
      </SingleColumn>
    </Container>
  );
});
