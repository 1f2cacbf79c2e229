import type { Fragments } from '@weefsel/contracts';

type LentByCheckout = Fragments['mf-checkout'];
type Lent<N extends keyof LentByCheckout = keyof LentByCheckout> = {
  [K in N]: { of: string; name: K; props: LentByCheckout[K] };
}[N];

/** Stands in for the fragments of mf-checkout: shows its props. Pressing `PayAgain` settles its order. */
export function RemoteFragment({ of, name, props }: Exclude<Lent, Lent<'CartPanel'>>) {
  if (name === 'PayAgain')
    return <button onClick={props.onSettled}>{`${of} ${name} ${props.orderId}`}</button>;
  return (
    <ul aria-label={`${of} ${name}`}>
      {props.order.lineItems?.map(({ id, label }) => (
        <li key={id}>{label}</li>
      ))}
    </ul>
  );
}
