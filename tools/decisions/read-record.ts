import { PlainProblem } from '../shop.ts';

interface DecisionRecord {
  /** File name. */
  name: string;
  /** Four digits. */
  number: string;
  title: string;
  /** Number of the record that replaced it; absent for one in force. */
  supersededBy?: string;
}

/** Parses a record's heading and status. Throws a PlainProblem for a record without them. */
export function readRecord(name: string, text: string): DecisionRecord {
  const [, number, title] = /^# (\d{4})\. (.+)$/m.exec(text) ?? [];
  const [, status, by] = /^Status: (accepted|superseded by \[(\d{4})\])/m.exec(text) ?? [];
  if (!number || !title || !status || !name.startsWith(`${number}-`))
    throw new PlainProblem(`docs/decisions/${name} needs "# NNNN. Title" and "Status: accepted".`);
  return { name, number, title, ...(by && { supersededBy: by }) };
}

const row = ({ number, name, title, supersededBy }: DecisionRecord): string =>
  `- [${number}](${name}) ${title}${supersededBy ? ` (by ${supersededBy})` : ''}`;

/** Index of all records: those in force first, each group by number. */
export function indexOf(records: readonly DecisionRecord[]): string {
  const inForce = records.filter(({ supersededBy }) => !supersededBy);
  const superseded = records.filter(({ supersededBy }) => supersededBy);
  return [
    '# Decisions',
    'Decisions between teams and rooms, with their reasons. Reasons of one file are comments in it. A new decision is a file',
    'with the next number, at most 130 words: `Status`, context, decision, consequences. It replaces another by that one’s',
    '`Status: superseded by […]`. `npx weefsel decisions` writes this index.',
    '',
    '## In force',
    ...inForce.map(row),
    '',
    '## Superseded',
    ...superseded.map(row),
    '',
  ].join('\n');
}
