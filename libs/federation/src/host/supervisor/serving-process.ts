import { fork, type ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { readWorkerMessage, type WorkerMessage, type PrimaryMessage } from './messages.ts';
import { readReports, REPORT_FD, type Report } from './reports.ts';

/** Callbacks for events of a serving process. */
export interface Listener {
  said: (message: WorkerMessage) => void;
  reported: (report: Report) => void;
  /** It has ended, and all its reports were read. */
  ended: (code: number | null, signal: NodeJS.Signals | null) => void;
}

/** A serving process from its primary's perspective. */
export interface ServingProcess {
  pid: number;
  tell: (message: PrimaryMessage, socket?: Socket) => void;
  kill: (signal: NodeJS.Signals) => void;
}

export type StartProcess = (listener: Listener) => ServingProcess;

/** Returns a starter of processes that run a file. The argument is their role; `env` adds settings. */
export const forked =
  (file: string, argument: string, env: Record<string, string> = {}): StartProcess =>
  (listener) => {
    const child: ChildProcess = fork(file, [argument], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc', 'pipe'],
    });
    child.on('message', (message) => {
      const known = readWorkerMessage(message);
      if (known) listener.said(known);
    });
    const reports = child.stdio[REPORT_FD] as Readable;
    reports.on('data', readReports(listener.reported));
    reports.on('error', () => undefined);
    child.once('error', () => undefined);
    child.once('close', (code, signal) => listener.ended(code, signal));
    return {
      pid: child.pid ?? 0,
      tell: (message, socket) => {
        // An unreachable process has ended, which is reported soon.
        if (child.connected) child.send(message, socket, { keepOpen: true }, () => undefined);
      },
      kill: (signal) => void child.kill(signal),
    };
  };
