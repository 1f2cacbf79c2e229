/** Stands in for what other remotes lend: says what that is. */
export const RemoteFragment = ({ of, name }: { of: string; name: string }) => <p>{`${of} ${name}`}</p>;
