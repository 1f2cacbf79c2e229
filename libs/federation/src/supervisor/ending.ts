import type { Member } from './members.ts';

/** How a process ended, in short. */
export const howEnded = (code: number | null, signal: NodeJS.Signals | null): string =>
  signal ?? `code ${code}`;

/** What is logged of a process that ended and is replaced, after a pause. */
export function endOf(
  { process: { pid }, report, isServing }: Member,
  ended: { code: number | null; signal: NodeJS.Signals | null; pauseMs: number },
): [details: object, message: string] {
  const remote = report?.remote;
  const details = {
    process: pid,
    ...ended,
    ...(report && { stack: report.stack }),
    ...(remote && { remote }),
  };
  const how = report?.kind === 'frozen' ? 'hung' : 'ended';
  const because = remote ? ` because of ${remote}` : '';
  const when = isServing ? '' : ' before it served';
  return [details, `Process ${pid} ${how}${because}${when}; another takes its place.`];
}
