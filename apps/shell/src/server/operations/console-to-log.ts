import { blameOf } from '@weefsel/federation/server';
import type { FastifyBaseLogger } from 'fastify';
import { format } from 'node:util';
import { errorInLog } from './error-in-log';

type Level = 'info' | 'warn' | 'error';

/** Log level of each method of the console. */
const LEVELS = { debug: 'info', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

/**
 * Writes what remotes and packages print on the console into the log, one line each.
 * Errors lose their bodies and personal data there.
 */
export function consoleToLog(target: Console, log: Pick<FastifyBaseLogger, Level>): void {
  for (const [method, level] of Object.entries(LEVELS) as [keyof typeof LEVELS, Level][])
    target[method] = (...said: unknown[]): void => {
      const err = said.find((each) => each instanceof Error);
      const remote = err && blameOf(err);
      const texts = said.map((each) => (each instanceof Error ? errorInLog(each).message : each));
      log[level]({ ...(err && { err }), ...(remote && { remote }) }, format(...texts));
    };
}
