import type { Fragments } from '@weefsel/contracts';

type LentHere = Fragments['mf-catalog'];

/** Replaces a lent fragment. Renders its props. */
export const RemoteFragment = <F extends keyof LentHere>({
  name,
  props,
}: {
  name: F;
  props: LentHere[F];
}) => <div data-testid={name}>{JSON.stringify(props)}</div>;
