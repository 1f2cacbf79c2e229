import type { Composition } from '@weefsel/federation/composition';
import { answersFile } from '@weefsel/federation/release';
import type { Files } from '@weefsel/federation/store';
import type { RecordedAnswers } from './recorded-answers';

/**
 * Takes over, for each remote of a composition, what vendors said to the newest of its releases that was rehearsed with them.
 * Returns the names of these releases. What cannot be read is left out.
 */
export async function addRecorded(
  answers: RecordedAnswers,
  files: Pick<Files, 'read'>,
  composition: Pick<Composition, 'remotes'> | undefined,
): Promise<string[]> {
  const taken: string[] = [];
  for (const [name, { version, previous }] of Object.entries(composition?.remotes ?? {}))
    for (const each of [version, ...previous.map((release) => release.version)])
      if (await addOne(answers, files, answersFile(name, each))) {
        taken.push(`${name}@${each}`);
        break;
      }
  return taken;
}

async function addOne(answers: RecordedAnswers, files: Pick<Files, 'read'>, file: string): Promise<boolean> {
  const bytes = await files.read(file).catch(() => undefined);
  try {
    if (bytes) answers.add(bytes);
    return bytes !== undefined;
  } catch {
    return false;
  }
}
