import type { ComposedRemote, Composition, Release } from '@weefsel/federation/composition';
import type { ShellBuild, ShellProblem } from '@weefsel/federation/supervisor';
import type { FastifyBaseLogger } from 'fastify';

/** Interval between reads of the intended build, in ms. */
const LOOK_MS = 500;

/** Interval between checks of the running build's files, in ms. */
const ANEW_MS = 3_600_000;

/** First and longest pause before a failed build is tried again, in ms. */
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 600_000;

export interface ShellFollowing {
  /** The live composition; undefined when nothing was released. Never fails. */
  live: () => Promise<{ composition: Pick<Composition, 'shell'> } | undefined>;
  /** True when a build is in quarantine, as of the last read of the composition. */
  isOut: (build: string) => boolean;
  /** Prepares a build on this machine. Rejects with the reason when it cannot run here. */
  bring: (release: Release) => Promise<ShellBuild>;
  log: Pick<FastifyBaseLogger, 'error' | 'info'>;
}

export interface Turns {
  runs: () => string | undefined;
  turnTo: (build: ShellBuild) => Promise<boolean>;
  tellProblem: (problem: ShellProblem | undefined) => void;
}

const DID_NOT_SERVE = 'A process of it ended, or was not there in time, before it served: its log says why.';

/** Problem of an intended build in quarantine. */
const outOf = ({ version }: Release): ShellProblem => ({
  build: version,
  why: `The shell@${version} is in quarantine, which npx weefsel quarantine explains; the one before it answers.`,
});

/** Keeps a server's processes on the build of the shell in the live composition. */
export class ShellFollower {
  private readonly following: ShellFollowing;
  private problem: ShellProblem | undefined;
  /** The build that failed to start, and the build that all processes run. */
  private failed: string | undefined;
  private settled: string | undefined;
  private pauseMs = 0;
  private tryAt = 0;
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(following: ShellFollowing) {
    this.following = following;
  }

  /** The build to begin with; undefined when none is named, or it cannot run here. Never fails. */
  async first(): Promise<ShellBuild | undefined> {
    const named = (await this.following.live())?.composition.shell;
    const release = named && this.passBy(named);
    if (!release) return undefined;
    return this.following.bring(release).catch((error: unknown) => {
      this.fail(release.version, (error as Error).message);
      return undefined;
    });
  }

  /** Follows the live composition from now on; `first` is the build it began with. */
  follow(turns: Turns, first: ShellBuild | undefined): void {
    if (first?.name && turns.runs() !== first.name) this.fail(first.name, DID_NOT_SERVE);
    turns.tellProblem(this.problem);
    const look = async (): Promise<void> => {
      await this.look(turns);
      if (!this.isStopped) this.timer = setTimeout(() => void look(), LOOK_MS).unref();
    };
    void look();
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  /** The newest build outside of quarantine among the intended one and those before it. */
  private passBy(named: ComposedRemote): Release | undefined {
    return [named, ...named.previous].find(({ version }) => !this.following.isOut(version));
  }

  private async look(turns: Turns): Promise<void> {
    const named = (await this.following.live())?.composition.shell;
    if (this.isStopped) return;
    const release = named && this.passBy(named);
    if (this.failed !== undefined && this.failed !== release?.version) this.forget();
    const out = named && release !== named ? outOf(named) : undefined;
    if (this.failed === undefined) this.say(turns, out);
    if (!release) return;
    const { version } = release;
    if (Date.now() < this.tryAt && (version === this.settled || version === this.failed)) return;
    // From here until the end processes run two builds.
    this.settled = undefined;
    const why = await this.turn(turns, release);
    if (this.isStopped) return;
    if (why === undefined) {
      this.forget();
      this.say(turns, out);
      this.settled = version;
      this.tryAt = Date.now() + ANEW_MS;
      return;
    }
    this.fail(version, why);
    turns.tellProblem(this.problem);
  }

  /** Reason why not all processes run the intended build; undefined when they do. */
  private async turn(turns: Turns, release: Release): Promise<string | undefined> {
    try {
      const build = await this.following.bring(release);
      return (await turns.turnTo(build)) ? undefined : DID_NOT_SERVE;
    } catch (error) {
      return (error as Error).message;
    }
  }

  private fail(version: string, why: string): void {
    this.pauseMs = Math.min(Math.max(2 * this.pauseMs, FIRST_PAUSE_MS), LONGEST_PAUSE_MS);
    this.tryAt = Date.now() + this.pauseMs;
    this.failed = version;
    this.problem = { build: version, why: `The shell@${version} does not run here. ${why}` };
    this.following.log.error(
      { shell: version },
      `${this.problem.why} What serves goes on; it is tried again in ${this.pauseMs / 1000} s.`,
    );
  }

  private forget(): void {
    this.pauseMs = 0;
    this.tryAt = 0;
    this.failed = undefined;
  }

  private say(turns: Turns, problem: ShellProblem | undefined): void {
    if (problem?.why === this.problem?.why) return;
    this.problem = problem;
    turns.tellProblem(problem);
    if (problem) this.following.log.error({ shell: problem.build }, problem.why);
  }
}
