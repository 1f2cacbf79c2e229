import { CANARY, partOf, SHELL } from '../../libs/federation/src/composition/index.ts';
import {
  changedParts,
  promote,
  promoteCanary,
  quarantineSentence,
  readCurrent,
  remove,
  scopeOf,
  tryPromote,
  type Desk,
} from '../../libs/federation/src/release/index.ts';
import { lookAtStage } from '../rehearsal/look-at-stage.ts';
import { refusalOf, type Rehearsing } from '../rehearsal/refusal-of.ts';
import { dataDir, PlainProblem } from '../shop.ts';
import { step } from '../steps.ts';
import { purposeOf } from './at-the-gate.ts';
import { partsIn, type Command } from './command.ts';
import { hiddenPages } from './hidden-pages.ts';
import { requireScope } from './keys.ts';
import { move, requireWatchedShop } from './move.ts';

/**
 * Reason why a version cannot be served, as a sentence. Builds of the shell are only proven when servers turn to them.
 */
const refusalOfPart = (
  desk: Desk,
  name: string,
  version: string,
  rehearsing: Rehearsing = {},
): Promise<string | undefined> =>
  name === SHELL
    ? quarantineSentence(desk, name, version)
    : step(`rehearsing ${name}@${version}`, (onStep) =>
        refusalOf(name, version, dataDir, { ...rehearsing, onStep }),
      );

export const removeCommand: Command = async (desk, options) => {
  const current = await readCurrent(desk, options.channel);
  const names = Object.keys(current?.composition.remotes ?? {});
  const scope = options.words.length > 0 ? undefined : await scopeOf(desk);
  const [name] = partsIn(
    options,
    names.filter((each) => scope?.includes(each) ?? true),
  );
  await requireScope(desk, [name]);
  const purpose = await purposeOf(desk, options);
  return move(desk, options, () => remove(desk, name, purpose));
};

export const promoteCommand: Command = async (desk, options) => {
  await requireWatchedShop(options);
  const [from] = options.words;
  if (from === CANARY)
    return move(desk, options, () => promoteCanary(desk, { ...(options.reason && { why: options.reason }) }));
  if (!from) throw new PlainProblem('Which channel? Say promote preview/<name>.');
  const preview = await readCurrent(desk, from);
  const live = await readCurrent(desk, options.channel);
  const purpose = await purposeOf(desk, options);
  await step('asking the gate', () => tryPromote(desk, from, purpose), { minutes: 5 });
  const names = preview ? changedParts(live?.composition, preview.composition) : [];
  const versionOf = (name: string) => partOf(preview?.composition, name)?.version ?? '';
  const versions = names.map((name) => [name, versionOf(name)] as const).filter(([, version]) => version);
  await hiddenPages(desk, options, Object.fromEntries(versions));
  for (const name of names) {
    const version = versionOf(name);
    const refused = version && (await refusalOfPart(desk, name, version, { look: lookAtStage }));
    if (refused) throw new PlainProblem(`${name}@${version} cannot be promoted. ${refused}`);
  }
  return move(desk, options, () => promote(desk, from, purpose));
};
