import { createHash } from 'node:crypto';
import stringify from 'safe-stable-stringify';
import * as v from 'valibot';
import type { Files } from '../store/index.ts';
import type { Composition } from './composition.ts';
import { formed, parseJson } from './composition.ts';
import type { SigningKey, TrustedKeys } from './keys.ts';

/** The version of each remote, by its name. */
export type Versions = Readonly<Record<string, string>>;

/** What was rehearsed together, and how far. */
export interface RehearsalReport {
  /** The version of every remote that was there. */
  remotes: Record<string, string>;
  /** ISO 8601. */
  at: string;
  /** Paths of the pages that were rendered. */
  pages: string[];
  /** Paths of those that came alive in a browser; none where there was no browser. */
  hydrated: string[];
  /** Vendors did not answer: the pages were made of answers that they gave before. */
  fromRecorded: boolean;
}

const reportSchema = v.object({
  remotes: v.record(v.string(), v.string()),
  at: v.string(),
  pages: v.array(v.string()),
  hydrated: v.array(v.string()),
  fromRecorded: v.boolean(),
});

const signedSchema = v.object({ report: v.string(), key: v.string(), signature: v.string() });

/** What is signed begins so, so that no other text that the key signed can be taken for a report. */
const KIND = 'weefsel-rehearsal:';

/** Folder of the reports in the store. */
export const REHEARSALS = 'rehearsals/';

/** The more was rehearsed, the better; a report is never changed, so each kind has a name of its own. */
const NAMES = ['hydrated', 'rendered'] as const;

/** The version of each remote of a composition. */
export const versionsOf = ({ remotes }: Pick<Composition, 'remotes'>): Record<string, string> =>
  Object.fromEntries(Object.entries(remotes).map(([name, { version }]) => [name, version]));

/** Folder of what is known of these versions together. */
export const rehearsalFolder = (versions: Versions): string =>
  REHEARSALS + createHash('sha256').update(stringify(versions)).digest('hex').slice(0, 16);

const fileOf = (versions: Versions, name: (typeof NAMES)[number]): string =>
  `${rehearsalFolder(versions)}/${name}.json`;

/** Keeps what a rehearsal that went well has found; one like it that is there already stays. */
export async function writeRehearsal(files: Files, key: SigningKey, report: RehearsalReport): Promise<void> {
  const text = stringify(report);
  const signed = { report: text, key: key.id, signature: key.sign(KIND + text) };
  const name = report.hydrated.length > 0 ? 'hydrated' : 'rendered';
  await files.create(fileOf(report.remotes, name), JSON.stringify(signed));
}

async function opened(
  content: Buffer,
  document: string,
  keys: TrustedKeys,
): Promise<RehearsalReport | undefined> {
  const { report, key, signature } = formed(signedSchema, parseJson(String(content), document), document);
  if (!(await keys.verify(KIND + report, signature, key))) return undefined;
  return formed(reportSchema, parseJson(report, document), document);
}

/**
 * What is known of these versions together: the report that goes furthest. Undefined when they were not rehearsed, or
 * nobody who is trusted says so. Throws a DamagedDocument.
 */
export async function readRehearsal(
  files: Pick<Files, 'read'>,
  keys: TrustedKeys,
  versions: Versions,
): Promise<RehearsalReport | undefined> {
  for (const name of NAMES) {
    const file = fileOf(versions, name);
    const content = await files.read(file);
    const report = content && (await opened(content, file, keys));
    // A report of others that was put under this name says nothing of these.
    if (report && stringify(report.remotes) === stringify(versions)) return report;
  }
  return undefined;
}
