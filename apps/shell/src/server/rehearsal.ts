import { addressesOf } from '@weefsel/contracts';
import { fixGlobals, freezeBuiltIns, loadLiveRemote, publishedFiles } from '@weefsel/federation/server';
import { openStore } from '@weefsel/federation/store';
import { enableStaticRendering } from '@weefsel/stores';
import { claimsOfShell } from './paths/route-table';
import { sharedScope } from './shared-scope';

/** For how long a version that was opened is watched for what it does behind its answer, in ms. */
const WATCHED_MS = 250;

const sentence = (error: unknown): string =>
  `${error instanceof Error ? error.message : String(error)}`.replace(/\.?$/, '.');

/** Tells the release command, which ends this process then. */
const tell = (refused: string | null): void => void process.send?.({ refused });

const refuse = (error: unknown): void => tell(`It throws behind its answer: ${sentence(error)}`);

/** Opens one published version as the shell's server does, in a process of its own: what it does there harms nobody. */
async function main(): Promise<void> {
  const [name = '', version = ''] = process.argv.slice(2);
  process.on('uncaughtException', refuse);
  process.on('unhandledRejection', refuse);
  enableStaticRendering(true);
  freezeBuiltIns();
  fixGlobals();
  const files = publishedFiles(openStore(process.env).files, name, version);
  const { description } = await loadLiveRemote(name, { version }, files, sharedScope);
  const claims = claimsOfShell(addressesOf(description));
  if (claims.length > 0) throw new Error(claims.join(' '));
  setTimeout(() => tell(null), WATCHED_MS);
}

main().catch((error: unknown) => tell(sentence(error)));
