import type { Socket } from 'node:net';
import { CountBook } from './count-book.ts';
import { Door } from './door.ts';
import { endOf, howEnded } from './ending.ts';
import type { Saying, ShellProblem } from './messages.ts';
import type { Member, ShellBuild, SupervisorOptions } from './members.ts';
import { Probation } from './probation.ts';
import type { Report } from './reports.ts';
import { Restarts } from './restarts.ts';

/** A process of which nothing was heard for so long is ended, and one that takes so long to start, in ms. */
const SILENCE_MS = 15_000;
const START_MS = 90_000;
/** While others serve, nobody has to wait for one that does not come up. */
const REPLACE_MS = 30_000;
const CHECK_MS = 1000;

/**
 * Keeps a number of processes serving and runs no code of a remote itself. Who hangs or ends is replaced; if a version of
 * a remote did that, no process takes it any more. Connections come in here, so none is lost while nobody serves.
 */
export class Supervisor {
  private readonly options: SupervisorOptions;
  private readonly door = new Door();
  private readonly restarts = new Restarts();
  private readonly members = new Set<Member>();
  private readonly counts: CountBook<Member>;
  private readonly probation: Probation;
  private readonly debugged = new WeakSet<Member>();
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

  /** What a process that is started now runs. */
  runs(): string | undefined {
    return this.build.name;
  }

  /** Resolves when all processes serve. Rejects when the first of them ends before that: others would as well. */
  async start(): Promise<void> {
    let last = performance.now();
    this.timer = setInterval(() => {
      const now = performance.now();
      // Where this process itself stood still, nothing could be heard.
      if (now - last < 2 * CHECK_MS) this.endSilent(now);
      else for (const member of this.members) member.heardAt = now;
      last = now;
    }, CHECK_MS);
    this.add();
    await this.serving.promise;
  }

  /** A new connection. */
  enter(socket: Socket): void {
    this.door.enter(socket);
  }

  /** All say from now on that they close, and serve all the same. */
  announceEnd(): void {
    this.isStopping = true;
    for (const { process } of this.members) process.tell({ tell: 'closing' });
  }

  /** Tells all to end, in order, when nobody comes in any more. Resolves when all have; tells whether something had to be cut off. */
  async stop(longestMs: number): Promise<{ cut: boolean }> {
    this.isStopping = true;
    clearInterval(this.timer);
    await this.door.settled();
    for (const { process } of this.members) process.kill('SIGTERM');
    const limit = setTimeout(() => {
      this.isCut = true;
      for (const { process } of this.members) process.kill('SIGKILL');
    }, longestMs);
    if (this.members.size > 0) await this.over.promise;
    clearTimeout(limit);
    this.door.shut();
    return { cut: this.isCut };
  }

  /** What was written down for all servers needs not be told here any more. */
  forget(release: string): void {
    this.quarantine.delete(release);
  }

  /**
   * Lets all processes run another build, one after the other: who leaves is told so when another serves in its place.
   * False when one of them ended, or was not there in time, before it served: the others stay as they are.
   */
  async turnTo(build: ShellBuild): Promise<boolean> {
    // Who just ended comes again as what serves, so that is another build too.
    while (!this.isStopping && (this.build.name !== build.name || this.others(build).length > 0)) {
      const serves = await new Promise<boolean>((came) => this.add(build, came));
      if (!serves) return false;
      // What serves once is what those that end are replaced by.
      this.build = build;
      this.probation.begin(build.name);
      const leaver = this.others(build)[0] ?? this.surplus();
      if (leaver) this.dismiss(leaver);
    }
    return !this.isStopping;
  }

  /** All know, and say, why what is to be live does not run here; undefined when it does. */
  tellProblem(problem: ShellProblem | undefined): void {
    this.problem = problem;
    for (const { process } of this.members) process.tell({ tell: 'shell-problem', problem });
  }

  private others({ name }: ShellBuild): Member[] {
    return this.staying().filter(({ build }) => build.name !== name);
  }

  /** One that came in the place of one that was replaced meanwhile. */
  private surplus(): Member | undefined {
    const staying = this.staying();
    return staying.length > this.options.count ? staying[0] : undefined;
  }

  private staying(): Member[] {
    return [...this.members].filter(({ isLeaving, came }) => !isLeaving && !came);
  }

  private dismiss(member: Member): void {
    member.isLeaving = true;
    this.door.close(member);
    member.process.tell({ tell: 'leave' });
    this.tellServed();
  }

  private add(build = this.build, came?: Member['came']): void {
    if (this.isStopping) {
      came?.(false);
      return;
    }
    const now = performance.now();
    const process = build.start({
      said: (saying) => this.hear(member, saying),
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
    this.members.add(member);
  }

  private hear(member: Member, saying: Saying): void {
    member.heardAt = performance.now();
    if (saying.say === 'here') {
      this.tellQuarantine(member);
      if (this.problem) member.process.tell({ tell: 'shell-problem', problem: this.problem });
    }
    if (saying.say === 'took') this.door.took(member, saying.connection);
    if (saying.say === 'leaving') this.door.close(member);
    if (saying.say === 'served') {
      member.served = saying.served;
      this.tellServed();
    }
    if (saying.say === 'counted') this.count(member, saying);
    if (saying.say === 'serving') this.serve(member);
  }

  /** Who asks is answered with what is known: nobody waits for another process. */
  private count(member: Member, { counts, ask }: Extract<Saying, { say: 'counted' }>): void {
    this.counts.told(member, counts);
    const { server } = this.counts;
    if (ask !== undefined) member.process.tell({ tell: 'counts', ask, server, counts: this.counts.all() });
  }

  private serve(member: Member): void {
    const { pid } = member.process;
    member.isServing = true;
    this.options.log.info({ process: pid }, `Process ${pid} serves.`);
    // The first shows whether this server can start at all.
    if (!this.hasServed) for (let more = 1; more < this.options.count; more += 1) this.add();
    this.hasServed = true;
    this.door.open(member);
    const { came } = member;
    member.came = undefined;
    came?.(true);
    this.tellServed();
    if ([...this.members].every(({ isServing }) => isServing)) this.serving.resolve();
  }

  private read(member: Member, report: Report): void {
    member.heardAt = performance.now();
    if (report.kind === 'debugged') this.debugged.add(member);
    if (report.kind === 'alive' || report.kind === 'debugged') return;
    member.report = report;
    if (report.kind === 'ends') return;
    this.accuse(report, `It held up a process for ${report.ms} ms.`);
    this.end(member);
  }

  private accuse({ remote, stack }: { remote?: string; stack: string[] }, why: string): void {
    if (!remote) return;
    const isNew = !this.quarantine.has(remote);
    this.quarantine.add(remote);
    for (const member of this.members) this.tellQuarantine(member);
    if (isNew) this.options.blame({ release: remote, why, stack });
  }

  private accuseBuild({ build: { name }, report }: Member, how: string): void {
    const why = this.probation.ended(name, how);
    if (why) this.options.blame({ release: `shell@${name}`, why, stack: report?.stack ?? [] });
  }

  /** Its connections are closed at once, so that those who wait for it ask again. */
  private end(member: Member): void {
    this.door.close(member);
    member.process.kill('SIGKILL');
  }

  private bury(member: Member, code: number | null, signal: NodeJS.Signals | null): void {
    const { startedAt, isLeaving, came, report } = member;
    this.members.delete(member);
    this.door.end(member);
    this.counts.end(member);
    this.tellServed();
    came?.(false);
    if (this.isStopping) {
      if (code !== 0) this.isCut = true;
      if (this.members.size === 0) this.over.resolve();
      return;
    }
    if (report?.kind === 'ends') this.accuse(report, `It ended a process (${howEnded(code, signal)}).`);
    if (came || isLeaving) return;
    const { otherwise } = this.options;
    if (!this.hasServed && otherwise && this.build !== otherwise) {
      this.build = otherwise;
      this.add();
      return;
    }
    if (!this.hasServed) {
      this.serving.reject(
        new Error(`The first process ended with ${howEnded(code, signal)} before it served.`),
      );
      return;
    }
    const blamedFor = report?.remote;
    if (!blamedFor) this.accuseBuild(member, howEnded(code, signal));
    // Its reason is out of the way.
    const pauseMs = blamedFor ? 0 : this.restarts.after(performance.now() - startedAt);
    this.options.log.error(...endOf(member, { code, signal, pauseMs }));
    setTimeout(() => {
      // A turn may have filled its place meanwhile.
      if (this.staying().length < this.options.count) this.add();
    }, pauseMs);
  }

  private endSilent(now: number): void {
    for (const member of this.members) {
      const isSilent = now - member.heardAt > SILENCE_MS;
      const isLate = !member.isServing && now - member.startedAt > (member.came ? REPLACE_MS : START_MS);
      if ((isSilent || isLate) && !this.debugged.has(member)) this.end(member);
    }
  }

  private tellQuarantine({ process }: Member): void {
    process.tell({ tell: 'quarantine', releases: [...this.quarantine] });
  }

  /** All know what all serve, so that any can say it. */
  private tellServed(): void {
    const processes = [...this.members].flatMap(({ process: { pid }, isServing, isLeaving, served }) =>
      isServing && !isLeaving && served ? [{ pid, ...served }] : [],
    );
    for (const { process, isServing } of this.members)
      if (isServing) process.tell({ tell: 'served', processes });
  }
}
