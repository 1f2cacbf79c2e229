import type { AddEnded } from './count-book.ts';
import type { Taker } from './dispatcher.ts';
import type { Served } from './messages.ts';
import type { Report } from './reports.ts';
import type { ServingProcess, StartProcess } from './serving-process.ts';

/** A version of a remote, or a new build of the shell, that froze or ended processes. */
export interface Guilty {
  /** Such as `mf-search@1a2b`, or `shell@3c4d`. */
  release: string;
  why: string;
  stack: string[];
}

/** What processes run. */
export interface ShellBuild {
  /** Absent for a build without a name, such as one for development. */
  name?: string | undefined;
  start: StartProcess;
}

export interface SupervisorOptions {
  /** How many processes serve. */
  count: number;
  build: ShellBuild;
  /** The build to fall back to when the first process of a new build ends before it serves. */
  otherwise?: ShellBuild;
  log: Record<'info' | 'error', (details: object, message: string) => void>;
  /** Quarantines a version for all servers. Never fails. */
  blame: (guilty: Guilty) => void;
  addEnded: AddEnded;
}

/** A process that a supervisor watches over. */
export interface Member extends Taker {
  process: ServingProcess;
  startedAt: number;
  heardAt: number;
  build: ShellBuild;
  isServing: boolean;
  /** Somebody debugs it: it may stand still for as long as that takes. */
  isDebugged?: boolean;
  /** Another serves in its place. */
  isLeaving: boolean;
  /**
   * Set on a process that is to replace another: called with whether it came to serve. It is not replaced itself if it
   * ends before.
   */
  came?: ((serves: boolean) => void) | undefined;
  served?: Served;
  /** Why it ended, where that was told. */
  report?: Exclude<Report, { kind: 'alive' | 'debugged' }>;
}

/** How a process ended, in short. */
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
