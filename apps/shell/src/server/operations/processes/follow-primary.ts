import type { Snapshot } from '@weefsel/federation/server';
import type { Primary, ServedBy, ShellProblem } from '@weefsel/federation/supervisor';
import type { LiveRemotes } from '../../request/live-remotes';
import type { Closing } from '../readiness';
import { servedOf } from '../served-by-all';

/** Interval between checks for changes of the served versions, in ms. */
const LOOK_MS = 100;

/** Follows the primary's messages, and reports the versions that this process serves. */
export function followPrimary(primary: Primary, remotes: LiveRemotes, closing: Closing, shell?: string) {
  let processes: readonly ServedBy[] = [];
  let problem: ShellProblem | undefined;
  let told: Snapshot | undefined;
  primary.listen((message) => {
    if (message.tell === 'quarantine') remotes.keepOut(message.releases);
    if (message.tell === 'closing') closing.announced = true;
    if (message.tell === 'shell-problem') problem = message.problem;
    if (message.tell === 'served') processes = message.processes;
  });
  const tell = () => {
    const now = remotes.current();
    if (now === told) return;
    told = now;
    primary.say({ say: 'served', served: servedOf(now, shell) });
  };
  const timer = setInterval(tell, LOOK_MS).unref();
  return {
    /** Reports the served versions at once, if they changed. */
    tell,
    /** Versions served by each process of this server, as far as known. */
    processes: () => processes,
    /** Reason why this server does not run the intended build of the shell. */
    shellProblem: () => problem,
    stop: () => clearInterval(timer),
  };
}
