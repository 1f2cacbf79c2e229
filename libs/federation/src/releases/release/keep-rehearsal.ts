import { writeRehearsal } from '../composition/index.ts';
import type { ReleaseStore } from './release-store.ts';
import { answersFile } from './publish.ts';
import type { Passed } from './rehearse.ts';

/**
 * Stores the rehearsal result of a release, such as `mf-search@1a2b`, with the vendors' recorded answers.
 * A rehearsal without a rendered page is not stored.
 */
export async function keepRehearsal(
  { files, key }: Pick<ReleaseStore, 'files' | 'key'>,
  release: string,
  { answers, ...report }: Passed,
): Promise<void> {
  if (report.pages.length === 0) return;
  await writeRehearsal(files, await key(), { ...report, at: new Date().toISOString() });
  const [name = '', version = ''] = release.split('@');
  if (answers) await files.create(answersFile(name, version), Buffer.from(answers, 'base64'));
}
