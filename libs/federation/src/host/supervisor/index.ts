export { remoteIn } from './blame.ts';
export { beWatched, type Watched } from './be-watched.ts';
export {
  MESSAGES_VERSION,
  primaryOf,
  type Served,
  type ServedBy,
  type ShellProblem,
  type PrimaryMessage,
  type Primary,
} from './messages.ts';
export { forked } from './serving-process.ts';
export { heartbeat } from './heartbeat.ts';
export { Supervisor } from './supervisor.ts';
export type { Guilty, ShellBuild } from './members.ts';
