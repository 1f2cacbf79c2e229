import { spawnSync, type ChildProcess } from 'node:child_process';
import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const running = new Map<ChildProcess, NodeJS.Signals>();

/** Ends a process and all that it started. Only processes with a separate group have such children. */
export function endGroup({ pid }: Pick<ChildProcess, 'pid'>, by: NodeJS.Signals = 'SIGKILL'): void {
  if (pid === undefined) return;
  if (process.platform === 'win32') return void spawnSync('taskkill', ['/pid', String(pid), '/T', '/F']);
  try {
    process.kill(-pid, by);
  } catch {
    // The group ended before.
  }
}

const endAll = () => running.forEach((by, child) => endGroup(child, by));

const leave = (signal: (typeof SIGNALS)[number]) => process.exit(128 + constants.signals[signal]);

/**
 * Ends a process with a separate group (`detached`) and all its children when this one ends.
 * Also on Ctrl-C, after which this process exits.
 *
 * @param by SIGTERM for a process that ends children of other groups itself
 */
export function endWithUs(child: ChildProcess, by: NodeJS.Signals = 'SIGKILL'): void {
  if (running.size === 0) {
    process.once('exit', endAll);
    SIGNALS.forEach((signal) => process.on(signal, leave));
  }
  running.set(child, by);
  child.once('exit', () => {
    running.delete(child);
    if (running.size > 0) return;
    process.off('exit', endAll);
    SIGNALS.forEach((signal) => process.off(signal, leave));
  });
}
