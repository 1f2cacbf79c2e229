import type { Fragments } from '@weefsel/contracts';

type LentHere = Fragments['mf-catalog'];

/** Stands in for what is lent: says what it was given. */
export const RemoteFragment = <F extends keyof LentHere>({
  name,
  props,
}: {
  name: F;
  props: LentHere[F];
}) => <div data-testid={name}>{JSON.stringify(props)}</div>;
