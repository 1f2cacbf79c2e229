import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Memory that a process has in RAM, in bytes: what the system says, from /proc or by `ps`. */
export function residentMemory(pid: number): number {
  const status = `/proc/${pid}/status`;
  const kilobytes = existsSync(status)
    ? /^VmRSS:\s+(\d+)/m.exec(readFileSync(status, 'utf8'))?.[1]
    : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(kilobytes) * 1024;
}
