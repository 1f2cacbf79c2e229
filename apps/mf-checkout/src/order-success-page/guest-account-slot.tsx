import { paths } from '@weefsel/contracts';
import { RemoteFragment } from '@weefsel/federation/runtime';

/** Slot id below a placed order. */
export const GUEST_ACCOUNT = 'guest-account';

/** Offers an account to a guest below a placed order, by mf-account. The page is complete without it. */
export const GuestAccountSlot = ({ orderId }: { orderId: string }) => (
  <RemoteFragment
    of="mf-account"
    name="GuestAccount"
    id={GUEST_ACCOUNT}
    props={{ returnTo: `${paths.orderSuccess.to()}?${new URLSearchParams({ orderId })}` }}
    optional
  />
);
