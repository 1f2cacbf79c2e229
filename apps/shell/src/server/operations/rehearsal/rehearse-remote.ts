import { LIVE } from '@weefsel/federation/composition';
import { fixGlobals, freezeBuiltIns } from '@weefsel/federation/server';
import { openStore } from '@weefsel/federation/store';
import { enableStaticRendering } from '@weefsel/stores';
import { dirname, resolve } from 'node:path';
import { readEnvironment } from '../../settings/environment';
import type { Candidate } from './load-staged';
import { afterAWhile, report, reportAlone, sentence, watch } from './report';
import { rehearseCandidate } from './rehearsal';

/** Opens one published version like the shell's server and renders its pages. Runs isolated, in a separate process. */
async function main(): Promise<void> {
  const [name = '', version = '', more = '{}'] = process.argv.slice(2);
  const { channel = LIVE, beside = {} } = JSON.parse(more) as Partial<Candidate>;
  const suspected = watch(`${name}@${version}`);
  enableStaticRendering(true);
  freezeBuiltIns();
  reportAlone();
  fixGlobals();
  // The build of this file, wherever the command runs.
  const buildDir = resolve(dirname(process.argv[1] ?? ''), '..');
  const setting = { config: { ...readEnvironment(process.env), buildDir }, store: openStore(process.env) };
  const passed = await rehearseCandidate({ name, version, channel, beside }, setting, suspected);
  afterAWhile(() => report(null, passed));
}

main().catch((error: unknown) => report(sentence(error)));
