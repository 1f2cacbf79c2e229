import { paths } from '@weefsel/contracts';
import { RemoteFragment } from '@weefsel/federation/runtime';

/** Id of the place below a placed order. */
export const GUEST_ACCOUNT = 'guest-account';

/** Below a placed order: an account for who ordered as a guest, offered by mf-account. The page is whole without it. */
export const GuestAccountSlot = ({ orderId }: { orderId: string }) => (
  <RemoteFragment
    of="mf-account"
    name="GuestAccount"
    id={GUEST_ACCOUNT}
    props={{ returnTo: `${paths.orderSuccess.to()}?${new URLSearchParams({ orderId })}` }}
    optional
  />
);
