import type { Composition } from '../../releases/composition';
import type { HostLog } from './host-log';

type Content = Pick<Composition, 'shell'>;

/** The build of the shell that a process runs. */
export interface OwnShell {
  build: string;
  /** True when a supervisor replaces this process for another build. */
  isReplaced: boolean;
}

/**
 * Selects the compositions that a process may serve, by the shell's build in their checks.
 * The first one may name any build. After that, it accepts its own build and the first one's build.
 * It leaves others to the process that replaces it. Without a supervisor it accepts all, and logs that.
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

  /** True when this process may serve a composition. Logs the decision once per other build. */
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

  /** Sets the first served composition. */
  begin(content: Content | undefined): void {
    this.begun ??= { shell: content?.shell?.version };
  }
}
