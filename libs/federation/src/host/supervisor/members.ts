import type { AddEnded } from './count-book.ts';
import type { Taker } from './dispatcher.ts';
import type { Served } from './messages.ts';
import type { Report } from './reports.ts';
import type { ServingProcess, StartProcess } from './serving-process.ts';

/** A version of a remote, or a new shell build, that froze or ended processes. */
export interface Guilty {
  /** Such as `mf-search@1a2b`, or `shell@3c4d`. */
  release: string;
  why: string;
  stack: string[];
}

/** The build that processes run. */
export interface ShellBuild {
  /** Absent for a build without a name, such as one for development. */
  name?: string | undefined;
  start: StartProcess;
}

export interface SupervisorOptions {
  /** Number of serving processes. */
  count: number;
  build: ShellBuild;
  /** Fallback build when the first process of a new build ends before it serves. */
  otherwise?: ShellBuild;
  log: Record<'info' | 'error', (details: object, message: string) => void>;
  /** Quarantines a version for all servers. Never fails. */
  blame: (guilty: Guilty) => void;
  addEnded: AddEnded;
}

/** A process under supervision. */
export interface Member extends Taker {
  process: ServingProcess;
  startedAt: number;
  heardAt: number;
  build: ShellBuild;
  isServing: boolean;
  /** A debugger is attached: it may stand still for any time. */
  isDebugged?: boolean;
  /** Another serves in its place. */
  isLeaving: boolean;
  /**
   * Set on a process that replaces another; called with true once it serves, with false if it ended before.
   * In the latter case it is not replaced itself.
   */
  came?: ((serves: boolean) => void) | undefined;
  served?: Served;
  /** Cause of its end, where reported. */
  report?: Exclude<Report, { kind: 'alive' | 'debugged' }>;
}

/** Short description of how a process ended. */
export const howEnded = (code: number | null, signal: NodeJS.Signals | null): string =>
  signal ?? `code ${code}`;

/** Log line for a process that ended and is replaced after a pause. */
export function endOf(
  { process: { pid }, report, isServing }: Member,
  ended: { code: number | null; signal: NodeJS.Signals | null; pauseMs: number },
): [details: object, message: string] {
  const remote = report?.remote;
  const details = {
    process: pid,
    ...ended,
    ...(report && { stack: report.stack }),
    ...(remote && { remote }),
  };
  const how = report?.kind === 'frozen' ? 'hung' : 'ended';
  const because = remote ? ` because of ${remote}` : '';
  const when = isServing ? '' : ' before it served';
  return [details, `Process ${pid} ${how}${because}${when}; another takes its place.`];
}
