const BUILT_IN = 'USE_REMOTE ? new SnapshotHandler(this) : new DisabledSnapshotHandler()';
const WANTED = 'Object.assign(new DisabledSnapshotHandler(), { manifestCache: new Map() })';

/**
 * A webpack loader for the federation runtime. Its option `disableSnapshot` leaves out the plugin that uses the snapshot
 * handler, but not the handler. Only the part of the handler stays that is touched when a remote is forgotten.
 */
export default (source) => {
  if (!source.includes(BUILT_IN))
    throw new Error(
      'The federation runtime makes its snapshot handler in another way: see no-snapshot-handler.mjs.',
    );
  return source.replace(BUILT_IN, WANTED);
};
