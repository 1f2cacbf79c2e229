import stringify from 'safe-stable-stringify';
import * as v from 'valibot';
import { sha256, type Files } from '../store/index.ts';
import { DamagedDocument, formed, type Composition } from './composition.ts';
import { readGrant, readRevocation, type GrantSource } from './grants.ts';
import { verifyWith, type SigningKey } from './keys.ts';

/** The version of each remote, by its name. */
export type Versions = Readonly<Record<string, string>>;

const reportSchema = v.object({
  /** The version of every remote in the rehearsal. */
  remotes: v.record(v.string(), v.string()),
  /** ISO 8601. */
  at: v.string(),
  /** Paths of the rendered pages; none where vendors did not answer. */
  pages: v.array(v.string()),
  /** Paths of the pages hydrated in a browser; none without a browser. */
  hydrated: v.array(v.string()),
  /** Vendors did not answer: the pages were rendered from recorded answers. */
  fromRecorded: v.boolean(),
});

/** Versions rehearsed together, and the extent of the rehearsal. */
export type RehearsalReport = v.InferOutput<typeof reportSchema>;

const signedSchema = v.object({ report: v.string(), key: v.string(), signature: v.string() });

/** Prefix of the signed text: no other text signed with the key can count as a report. */
const KIND = 'weefsel-rehearsal:';

/** Folder of the reports in the store. */
export const REHEARSALS = 'rehearsals/';

/** The version of each remote of a composition. */
export const versionsOf = ({ remotes }: Pick<Composition, 'remotes'>): Record<string, string> =>
  Object.fromEntries(Object.entries(remotes).map(([name, { version }]) => [name, version]));

/** Folder of the reports on these versions together. */
export const rehearsalFolder = (versions: Versions): string =>
  REHEARSALS + sha256(stringify(versions)).slice(0, 16);

/** Stores the report of a successful rehearsal; an equal one by the same key stays. */
export async function writeRehearsal(files: Files, key: SigningKey, report: RehearsalReport): Promise<void> {
  const text = stringify(report);
  const signed = { report: text, key: key.id, signature: key.sign(KIND + text) };
  const name = `${report.hydrated.length > 0 ? 'hydrated' : 'rendered'}.${key.id}.json`;
  await files.create(`${rehearsalFolder(report.remotes)}/${name}`, JSON.stringify(signed));
}

/** Names of the remotes that differ between two sets of versions. */
const differing = (one: Versions, other: Versions): string[] =>
  Object.keys({ ...one, ...other }).filter((name) => one[name] !== other[name]);

/** True for a report by a key with a valid grant. Only the grant's remotes may differ from live. */
async function isWithinGrant(
  { key, signature, report: text }: v.InferOutput<typeof signedSchema>,
  { at, remotes }: RehearsalReport,
  { live, ...source }: RehearsalSource,
): Promise<boolean> {
  const grant = await readGrant(source, key);
  if (!grant || at > grant.until || !verifyWith(grant.publicKey, KIND + text, signature)) return false;
  if (!differing(live, remotes).every((name) => grant.remotes.includes(name))) return false;
  return (await readRevocation(source, key)) === undefined;
}

async function opened(
  content: Buffer,
  file: string,
  source: RehearsalSource,
): Promise<RehearsalReport | undefined> {
  const signed = formed(signedSchema, String(content), file);
  const report = formed(reportSchema, signed.report, file);
  const isFull = await source.keys.verify(KIND + signed.report, signed.signature, signed.key);
  return isFull || (await isWithinGrant(signed, report, source)) ? report : undefined;
}

/** Source of reports, and the trusted keys. */
interface RehearsalSource extends GrantSource {
  files: Pick<Files, 'read' | 'list'>;
  /** The live versions. */
  live: Versions;
}

/**
 * The report on these versions together with the largest extent.
 * Undefined when they were not rehearsed or the report has no trusted signature.
 * Throws a DamagedDocument when all reports are damaged.
 */
export async function readRehearsal(
  source: RehearsalSource,
  versions: Versions,
): Promise<RehearsalReport | undefined> {
  let found: RehearsalReport | undefined;
  let damage: DamagedDocument | undefined;
  for (const { path } of await source.files.list(`${rehearsalFolder(versions)}/`)) {
    const content = await source.files.read(path);
    try {
      const report = content && (await opened(content, path, source));
      // A report on other versions that was stored under this name proves nothing about these.
      if (report && stringify(report.remotes) === stringify(versions) && !found?.hydrated.length)
        found = report;
    } catch (error) {
      if (!(error instanceof DamagedDocument)) throw error;
      damage = error;
    }
  }
  if (!found && damage) throw damage;
  return found;
}
