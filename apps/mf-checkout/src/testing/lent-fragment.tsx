/** Replaces the fragments that other remotes lend. Renders their names. */
export const RemoteFragment = ({ of, name }: { of: string; name: string }) => <p>{`${of} ${name}`}</p>;
