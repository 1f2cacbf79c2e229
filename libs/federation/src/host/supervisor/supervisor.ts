import type { Socket } from 'node:net';
import { CountBook } from './count-book.ts';
import { ProcessGroup } from './process-group.ts';
import { Dispatcher } from './dispatcher.ts';
import { endOf, howEnded, type Member, type ShellBuild, type SupervisorOptions } from './members.ts';
import type { WorkerMessage, ShellProblem, PrimaryMessage } from './messages.ts';
import { Probation } from './probation.ts';
import type { Report } from './reports.ts';
import { Restarts } from './restarts.ts';

/**
 * Keeps a number of serving processes alive and runs no code of a remote itself.
 * Replaces a process that hangs or ends. If a version of a remote caused that, all processes stop using it.
 * Connections arrive here, so none is lost while no process serves.
 */
export class Supervisor {
  private readonly options: SupervisorOptions;
  private readonly dispatcher = new Dispatcher();
  private readonly restarts = new Restarts();
  private readonly group = new ProcessGroup();
  private readonly counts: CountBook<Member>;
  private readonly probation: Probation;
  private readonly quarantine = new Set<string>();
  private readonly serving = Promise.withResolvers<void>();
  private readonly over = Promise.withResolvers<void>();
  private hasServed = false;
  private isStopping = false;
  private isCut = false;
  private timer: NodeJS.Timeout | undefined;
  private build: ShellBuild;
  private problem: ShellProblem | undefined;

  constructor(options: SupervisorOptions) {
    this.options = options;
    this.build = options.build;
    this.counts = new CountBook(options.addEnded);
    this.probation = new Probation(options.build.name);
  }

  /** Build of newly started processes. */
  runs(): string | undefined {
    return this.build.name;
  }

  /** Resolves when all processes serve. Rejects when the first one ends before: the others would, too. */
  async start(): Promise<void> {
    this.timer = this.group.eachSilent((member) => this.end(member));
    this.add();
    await this.serving.promise;
  }

  enter(socket: Socket): void {
    this.dispatcher.enter(socket);
  }

  /** From now on all processes report that they are closing, and still serve. */
  announceEnd(): void {
    this.isStopping = true;
    this.group.tell({ tell: 'closing' });
  }

  /**
   * Ends all processes in order, once no connections arrive.
   * Resolves when all have ended; `cut` is true if connections had to be cut.
   */
  async stop(longestMs: number): Promise<{ cut: boolean }> {
    this.isStopping = true;
    clearInterval(this.timer);
    await this.dispatcher.settled();
    this.group.kill('SIGTERM');
    const limit = setTimeout(() => {
      this.isCut = true;
      this.group.kill('SIGKILL');
    }, longestMs);
    if (this.group.size > 0) await this.over.promise;
    clearTimeout(limit);
    this.dispatcher.shut();
    return { cut: this.isCut };
  }

  /** Call once the store names a release: this server's processes then read it there. */
  forget(release: string): void {
    this.quarantine.delete(release);
  }

  /**
   * Replaces all processes by another build, one after the other: each leaves when its successor serves.
   * False when a successor ended or timed out: the others stay as they are.
   */
  async turnTo(build: ShellBuild): Promise<boolean> {
    // The new build also replaces a process that has just ended.
    while (!this.isStopping && (this.build.name !== build.name || this.group.others(build).length > 0)) {
      const serves = await new Promise<boolean>((came) => this.add(build, came));
      if (!serves) return false;
      // Once a build has served, it also replaces ended processes.
      this.build = build;
      this.probation.begin(build.name);
      const leaver = this.group.others(build)[0] ?? this.group.surplus(this.options.count);
      if (leaver) this.dismiss(leaver);
    }
    return !this.isStopping;
  }

  /** Lets all processes report why the intended build does not run here; undefined when it does. */
  tellProblem(problem: ShellProblem | undefined): void {
    this.problem = problem;
    this.group.tell({ tell: 'shell-problem', problem });
  }

  private dismiss(member: Member): void {
    member.isLeaving = true;
    this.dispatcher.close(member);
    member.process.tell({ tell: 'leave' });
    this.group.tellServed();
  }

  private add(build = this.build, came?: Member['came']): void {
    if (this.isStopping) {
      came?.(false);
      return;
    }
    const now = performance.now();
    const process = build.start({
      said: (message) => this.hear(member, message),
      reported: (report) => this.read(member, report),
      ended: (code, signal) => this.bury(member, code, signal),
    });
    const member: Member = {
      process,
      startedAt: now,
      heardAt: now,
      build,
      isServing: false,
      isLeaving: false,
      came,
      hand: (connection, socket) => process.tell({ tell: 'connection', connection }, socket),
    };
    this.group.add(member);
  }

  private hear(member: Member, message: WorkerMessage): void {
    member.heardAt = performance.now();
    if (message.say === 'here') {
      member.process.tell(this.quarantined());
      if (this.problem) member.process.tell({ tell: 'shell-problem', problem: this.problem });
    }
    if (message.say === 'took') this.dispatcher.took(member, message.connection);
    if (message.say === 'leaving') this.dispatcher.close(member);
    if (message.say === 'served') {
      member.served = message.served;
      this.group.tellServed();
    }
    if (message.say === 'purge') this.group.tell({ tell: 'purge', purge: message.purge });
    if (message.say === 'counted') this.count(member, message);
    if (message.say === 'serving') this.serve(member);
  }

  /** Answers with the known counts, without waiting for another process. */
  private count(member: Member, { counts, ask }: Extract<WorkerMessage, { say: 'counted' }>): void {
    this.counts.told(member, counts);
    const { server } = this.counts;
    if (ask !== undefined) member.process.tell({ tell: 'counts', ask, server, counts: this.counts.all() });
  }

  private serve(member: Member): void {
    const { pid } = member.process;
    member.isServing = true;
    this.options.log.info({ process: pid }, `Process ${pid} serves.`);
    // The first process shows if this server can start at all.
    if (!this.hasServed) for (let more = 1; more < this.options.count; more += 1) this.add();
    this.hasServed = true;
    this.dispatcher.open(member);
    const { came } = member;
    member.came = undefined;
    came?.(true);
    this.group.tellServed();
    if (this.group.isServing) this.serving.resolve();
  }

  private read(member: Member, report: Report): void {
    member.heardAt = performance.now();
    if (report.kind === 'debugged') member.isDebugged = true;
    if (report.kind === 'alive' || report.kind === 'debugged') return;
    member.report = report;
    if (report.kind === 'ends') return;
    this.accuse(report, `It blocked a process for ${report.ms} ms or more; the process was ended.`);
    this.end(member);
  }

  private quarantined(): PrimaryMessage {
    return { tell: 'quarantine', releases: [...this.quarantine] };
  }

  private accuse({ remote, stack }: { remote?: string; stack: string[] }, why: string): void {
    if (!remote) return;
    const isNew = !this.quarantine.has(remote);
    this.quarantine.add(remote);
    this.group.tell(this.quarantined());
    if (isNew) this.options.blame({ release: remote, why, stack });
  }

  private accuseBuild({ build: { name }, report }: Member, how: string): void {
    const why = this.probation.ended(name, how);
    if (why) this.options.blame({ release: `shell@${name}`, why, stack: report?.stack ?? [] });
  }

  /** Its connections are closed at once, so that clients try again. */
  private end(member: Member): void {
    this.dispatcher.close(member);
    member.process.kill('SIGKILL');
  }

  private bury(member: Member, code: number | null, signal: NodeJS.Signals | null): void {
    const { startedAt, isLeaving, came, report } = member;
    this.group.delete(member);
    this.dispatcher.end(member);
    this.counts.end(member, this.isStopping || isLeaving || came !== undefined);
    this.group.tellServed();
    came?.(false);
    if (this.isStopping) {
      // A process that did not serve yet has nothing to finish.
      if (code !== 0 && member.isServing) this.isCut = true;
      if (this.group.size === 0) this.over.resolve();
      return;
    }
    const how = howEnded(code, signal);
    if (report?.kind === 'ends') this.accuse(report, `It ended a process (${how}).`);
    if (came || isLeaving) return;
    const { otherwise } = this.options;
    if (!this.hasServed && otherwise && this.build !== otherwise) {
      this.build = otherwise;
      this.add();
      return;
    }
    if (!this.hasServed) {
      this.serving.reject(new Error(`The first process ended with ${how} before it served.`));
      return;
    }
    const blamedFor = report?.remote;
    if (!blamedFor) this.accuseBuild(member, how);
    // The cause is in quarantine already.
    const pauseMs = blamedFor ? 0 : this.restarts.after(performance.now() - startedAt);
    this.options.log.error(...endOf(member, { code, signal, pauseMs }));
    setTimeout(() => {
      // A turn may have filled its place in the meantime.
      if (this.group.staying().length < this.options.count) this.add();
    }, pauseMs);
  }
}
