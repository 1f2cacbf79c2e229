/** Stands in for what is lent: says what it was given. */
export const RemoteFragment = ({ name, props }: { name: string; props: object }) => (
  <div data-testid={name}>{JSON.stringify(props)}</div>
);
