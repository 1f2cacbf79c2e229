import { freezeBuiltIns, fixGlobals, loadLiveRemote, publishedFiles } from '@weefsel/federation/server';
import { openStore } from '@weefsel/federation/store';
import { enableStaticRendering } from '@weefsel/stores';
import { sharedScope } from '../shared-scope';
import { afterAWhile, sentence, speakAlone, tell, watch } from './outcome';

const NOT_RENDERED =
  'Every part of it was opened; no page was rendered, which only a rehearsal with the shell can.';

/** Opens one published version as the shell's server does, and no more: for who releases without the shell. */
async function main(): Promise<void> {
  const [name = '', version = ''] = process.argv.slice(2);
  watch(`${name}@${version}`);
  enableStaticRendering(true);
  freezeBuiltIns();
  speakAlone();
  fixGlobals();
  const { files } = openStore(process.env);
  await loadLiveRemote(name, { version }, publishedFiles(files, name, version), sharedScope);
  afterAWhile(() => tell(null, { notes: [NOT_RENDERED] }));
}

main().catch((error: unknown) => tell(sentence(error)));
