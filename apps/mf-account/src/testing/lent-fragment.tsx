interface Lent {
  of: string;
  name: string;
  props: { orderId: string; onSettled: () => void };
}

/** Stands in for paying again, which mf-checkout lends: says what it was given, and settles the order when it is pressed. */
export const RemoteFragment = ({ of, name, props }: Lent) => (
  <button onClick={props.onSettled}>{`${of} ${name} ${props.orderId}`}</button>
);
