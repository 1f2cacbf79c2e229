export { compositionOf } from './composition-of';
export { evaluateBundle } from './evaluate-bundle';
export type { SharedScope } from './evaluate-bundle';
export { viewKey } from './live-remote';
export type { LiveRemote } from './live-remote';
export { RemoteHost } from './remote-host';
export type { DevelopmentRemote, RemoteHostOptions, Snapshot } from './remote-host';
export { SnapshotPartSource } from './snapshot-part-source';
