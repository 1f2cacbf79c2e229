import type { PrimaryMessage } from './messages.ts';
import type { Member, ShellBuild } from './members.ts';

/** Time after which a silent process, and a starting one, is ended, in ms. */
const SILENCE_MS = 15_000;
const START_MS = 90_000;
/** The same for a starting process that replaces another; shorter, as others serve. */
const REPLACE_MS = 30_000;

/** Interval for checking all processes for signs of life, in ms. */
const CHECK_MS = 1000;

/** The processes of a server. */
export class ProcessGroup extends Set<Member> {
  get isServing(): boolean {
    return [...this].every(({ isServing }) => isServing);
  }

  staying(): Member[] {
    return [...this].filter(({ isLeaving, came }) => !isLeaving && !came);
  }

  /** Those that stay and run another build. */
  others({ name }: Pick<ShellBuild, 'name'>): Member[] {
    return this.staying().filter(({ build }) => build.name !== name);
  }

  /** One too many: it was started to replace another that was replaced in the meantime. */
  surplus(count: number): Member | undefined {
    const staying = this.staying();
    return staying.length > count ? staying[0] : undefined;
  }

  /** Checks every second for processes that are silent for too long, or do not start. */
  eachSilent(found: (member: Member) => void): NodeJS.Timeout {
    let last = performance.now();
    return setInterval(() => {
      const now = performance.now();
      // While this process itself stood still, it could receive nothing.
      if (now - last < 2 * CHECK_MS) this.silent(now).forEach(found);
      else for (const member of this) member.heardAt = now;
      last = now;
    }, CHECK_MS);
  }

  private silent(now: number): Member[] {
    return [...this].filter((member) => {
      const isSilent = now - member.heardAt > SILENCE_MS;
      const isLate = !member.isServing && now - member.startedAt > (member.came ? REPLACE_MS : START_MS);
      return (isSilent || isLate) && !member.isDebugged;
    });
  }

  kill(signal: NodeJS.Signals): void {
    for (const { process } of this) process.kill(signal);
  }

  tell(message: PrimaryMessage): void {
    for (const { process } of this) process.tell(message);
  }

  /** Sends every process the list of all served versions, so that each can answer for all. */
  tellServed(): void {
    const processes = [...this].flatMap(({ process: { pid }, isServing, isLeaving, served }) =>
      isServing && !isLeaving && served ? [{ pid, ...served }] : [],
    );
    for (const { process, isServing } of this) if (isServing) process.tell({ tell: 'served', processes });
  }
}
