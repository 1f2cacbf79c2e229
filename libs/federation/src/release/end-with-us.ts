import { spawnSync, type ChildProcess } from 'node:child_process';
import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const running = new Set<ChildProcess>();

/** Kills a process and all that it started. Only processes with a separate group have such children. */
export function endGroup({ pid }: Pick<ChildProcess, 'pid'>): void {
  if (pid === undefined) return;
  if (process.platform === 'win32') return void spawnSync('taskkill', ['/pid', String(pid), '/T', '/F']);
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The group ended before.
  }
}

const endAll = () => running.forEach(endGroup);

const leave = (signal: (typeof SIGNALS)[number]) => process.exit(128 + constants.signals[signal]);

/**
 * Kills a process with a separate group (`detached`) and all its children when this one ends.
 * Also on Ctrl-C, after which this process exits.
 */
export function endWithUs(child: ChildProcess): void {
  if (running.size === 0) {
    process.once('exit', endAll);
    SIGNALS.forEach((signal) => process.on(signal, leave));
  }
  running.add(child);
  child.once('exit', () => {
    running.delete(child);
    if (running.size > 0) return;
    process.off('exit', endAll);
    SIGNALS.forEach((signal) => process.off(signal, leave));
  });
}
