/** Stands in for lent fragments: shows its props. */
export const RemoteFragment = ({ name, props }: { name: string; props: object }) => (
  <div data-testid={name}>{JSON.stringify(props)}</div>
);
