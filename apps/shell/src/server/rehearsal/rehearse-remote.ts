import { LIVE } from '@weefsel/federation/composition';
import { fixGlobals, freezeBuiltIns } from '@weefsel/federation/server';
import { openStore } from '@weefsel/federation/store';
import { enableStaticRendering } from '@weefsel/stores';
import { dirname, resolve } from 'node:path';
import { readEnvironment } from '../environment';
import type { Candidate } from './load-staged';
import type { Told } from './rehearsal';
import { rehearseCandidate } from './rehearsal';

/** For how long a version that was opened is watched for what it does behind its answer, in ms. */
const WATCHED_MS = 250;

const sentence = (error: unknown): string =>
  `${error instanceof Error ? error.message : String(error)}`.replace(/\.?$/, '.');

/** Tells the release command, which ends this process then. */
const tell = (refused: string | null, told: Partial<Told> = {}): void =>
  void process.send?.({ refused, ...told });

/** Who else is in this process is live already: what it does behind its answer is not said of the candidate. */
function watch(candidate: string): (releases: readonly string[]) => void {
  let suspects: readonly string[] = [candidate];
  const refuse = (error: unknown) => {
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    const [, by = candidate] = /(mf-[\w-]+@[\w-]+)\/server\.cjs/.exec(stack) ?? [];
    if (suspects.includes(by)) tell(`It throws behind its answer: ${sentence(error)}`);
  };
  process.on('uncaughtException', refuse);
  process.on('unhandledRejection', refuse);
  return (releases) => (suspects = releases);
}

/**
 * Opens one published version as the shell's server does, and renders its pages among those that it is to be with, in a
 * process of its own: what it does there harms nobody.
 */
async function main(): Promise<void> {
  const [name = '', version = '', more = '{}'] = process.argv.slice(2);
  const { channel = LIVE, beside = {} } = JSON.parse(more) as Partial<Candidate>;
  const suspected = watch(`${name}@${version}`);
  enableStaticRendering(true);
  freezeBuiltIns();
  fixGlobals();
  // The build that this file belongs to, wherever the command is given.
  const buildDir = resolve(dirname(process.argv[1] ?? ''), '..');
  const setting = { config: { ...readEnvironment(process.env), buildDir }, store: openStore(process.env) };
  const told = await rehearseCandidate({ name, version, channel, beside }, setting, suspected);
  setTimeout(() => tell(null, told), WATCHED_MS);
}

main().catch((error: unknown) => tell(sentence(error)));
