import { CANARY, partOf, SHELL } from '../../libs/federation/src/releases/composition/index.ts';
import {
  changedParts,
  promote,
  promoteCanary,
  quarantineSentence,
  readCurrent,
  remotesOfCanary,
  remove,
  scopeOf,
  tryPromote,
  type ReleaseStore,
} from '../../libs/federation/src/releases/release/index.ts';
import { lookAtStage } from '../rehearsal/look-at-stage.ts';
import { refusalOf, type Rehearsing } from '../rehearsal/refusal-of.ts';
import { dataDir, PlainProblem } from '../shop.ts';
import { step } from '../steps.ts';
import { purposeOf } from './gate-purpose.ts';
import { partsIn, type Command } from './command.ts';
import { hiddenPages } from './hidden-pages.ts';
import { requireScope } from './keys.ts';
import { requireChannel } from './require-channel.ts';
import { needsPages } from './options.ts';
import { switchChannel, requireWatchedShop } from './switch-channel.ts';

/**
 * Reason why a version cannot be served, as a sentence. Builds of the shell are only proven when servers turn to them.
 */
const refusalOfPart = (
  releaseStore: ReleaseStore,
  name: string,
  version: string,
  rehearsing: Rehearsing = {},
): Promise<string | undefined> =>
  name === SHELL
    ? quarantineSentence(releaseStore, name, version)
    : step(`rehearsing ${name}@${version}`, (onStep) =>
        refusalOf(name, version, dataDir, { ...rehearsing, onStep }),
      );

export const removeCommand: Command = async (releaseStore, options) => {
  const current = await readCurrent(releaseStore, options.channel);
  if (!current) await requireChannel(releaseStore, options.channel);
  const names = Object.keys(current?.composition.remotes ?? {});
  const scope = options.words.length > 0 ? undefined : await scopeOf(releaseStore);
  const [name] = partsIn(
    options,
    names.filter((each) => scope?.includes(each) ?? true),
  );
  await requireScope(releaseStore, [name]);
  const purpose = await purposeOf(releaseStore, options);
  return switchChannel(releaseStore, options, () => remove(releaseStore, name, purpose));
};

export const promoteCommand: Command = async (releaseStore, options) => {
  await requireWatchedShop(options);
  const [from] = options.words;
  if (from === CANARY) {
    await requireScope(releaseStore, await remotesOfCanary(releaseStore));
    return switchChannel(releaseStore, options, () =>
      promoteCanary(releaseStore, { ...(options.reason && { why: options.reason }) }),
    );
  }
  if (!from) throw new PlainProblem('Which channel? Say promote preview/<name>.');
  const preview = await readCurrent(releaseStore, from);
  const live = await readCurrent(releaseStore, options.channel);
  const purpose = await purposeOf(releaseStore, options);
  await step('asking the gate', () => tryPromote(releaseStore, from, purpose), { minutes: 5 });
  const names = preview ? changedParts(live?.composition, preview.composition) : [];
  const versionOf = (name: string) => partOf(preview?.composition, name)?.version ?? '';
  const versions = names.map((name) => [name, versionOf(name)] as const).filter(([, version]) => version);
  await hiddenPages(releaseStore, options, Object.fromEntries(versions));
  const rehearsing = {
    look: lookAtStage,
    needsPages: needsPages(options),
    onNote: (note: string) => void process.stderr.write(`  ${note}\n`),
  };
  for (const name of names) {
    const version = versionOf(name);
    const refused = version && (await refusalOfPart(releaseStore, name, version, rehearsing));
    if (refused) throw new PlainProblem(`${name}@${version} cannot be promoted. ${refused}`);
  }
  return switchChannel(releaseStore, options, () => promote(releaseStore, from, purpose));
};
