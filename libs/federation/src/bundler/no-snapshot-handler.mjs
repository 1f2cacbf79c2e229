const BUILT_IN = 'USE_REMOTE ? new SnapshotHandler(this) : new DisabledSnapshotHandler()';
const WANTED = 'Object.assign(new DisabledSnapshotHandler(), { manifestCache: new Map() })';

/**
 * A webpack loader for the federation runtime: `disableSnapshot` leaves out the plugin that asks the snapshot handler, but
 * builds the handler in. What is left of it is what forgetting a remote touches.
 */
export default (source) => {
  if (!source.includes(BUILT_IN))
    throw new Error(
      'The federation runtime makes its snapshot handler in another way: see no-snapshot-handler.mjs.',
    );
  return source.replace(BUILT_IN, WANTED);
};
