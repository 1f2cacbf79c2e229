import type { Composition } from '../composition';
import type { HostLog } from './host-log';

type Content = Pick<Composition, 'shell'>;

/** The build of the shell that a process runs. */
export interface OwnShell {
  build: string;
  /** A supervisor replaces this process when another build is to answer. */
  isReplaced: boolean;
}

/**
 * Decides which compositions a process may serve, by the build of the shell that they were checked with. It begins with
 * any; from then on it takes those that name its own build or the build of the first, and leaves others to the process
 * that replaces it. Without a supervisor it takes all, and logs that.
 */
export class FittingShells {
  private readonly own: OwnShell | undefined;
  private readonly log: HostLog;
  private begun: { shell: string | undefined } | undefined;
  private said: string | undefined;

  constructor(own: OwnShell | undefined, log: HostLog) {
    this.own = own;
    this.log = log;
  }

  /** True when this process may serve a composition; logs once for each other build what happens. */
  fit(content: Content | undefined): boolean {
    const named = content?.shell?.version;
    if (!this.own || !named || named === this.own.build) return true;
    const { build, isReplaced } = this.own;
    const fits = !isReplaced || !this.begun || this.begun.shell === named;
    if (this.said !== named)
      this.log.info(
        { shell: named, own: build },
        fits
          ? `This process is the shell@${build}, and answers with remotes that were judged with the shell@${named}.`
          : `The shell@${named} is to answer from now on; the shell@${build} keeps its remotes until another takes its place.`,
      );
    this.said = named;
    return fits;
  }

  /** What is answered with first. */
  begin(content: Content | undefined): void {
    this.begun ??= { shell: content?.shell?.version };
  }
}
