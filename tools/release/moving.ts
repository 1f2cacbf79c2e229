import { CANARY, partOf, SHELL, type Composition } from '../../libs/federation/src/composition/index.ts';
import {
  changedParts,
  findWayBack,
  promote,
  promoteCanary,
  quarantineSentence,
  readCurrent,
  remove,
  rollback,
  rollbackAll,
  rollbackCanary,
  tryPromote,
  type Desk,
} from '../../libs/federation/src/release/index.ts';
import { lookAtStage } from '../rehearsal/look-at-stage.ts';
import { refusalOf, type Rehearsing } from '../rehearsal/refusal-of.ts';
import { dataDir, PlainProblem } from '../shop.ts';
import { step } from '../steps.ts';
import { misfitOf, purposeOf } from './at-the-gate.ts';
import { partsIn, type Command } from './command.ts';
import { withinScope } from './keys.ts';
import { move } from './move.ts';

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

const partsOf = (content: Pick<Composition, 'remotes' | 'shell'> | undefined): string[] => [
  ...Object.keys(content?.remotes ?? {}),
  ...(content?.shell ? [SHELL] : []),
];

export const rollbackCommand: Command = async (desk, options) => {
  if (options.words[0] === CANARY) {
    const ended = await rollbackCanary(desk, { ...(options.reason && { why: options.reason }) });
    return { text: `The canary ${ended.composition} is shown to nobody any more.`, json: ended };
  }
  const purpose = await purposeOf(desk, options, 'any');
  if (options.words.length === 0) {
    const within = await withinScope(desk);
    const gate: typeof within = async (next, before) => [
      ...(await within(next, before)),
      ...((await purpose.gate?.(next, before)) ?? []),
    ];
    return move(desk, options, () => rollbackAll(desk, options.to, { ...purpose, gate }));
  }
  const current = await readCurrent(desk, options.channel);
  const [name] = partsIn(options, partsOf(current?.composition));
  const { to, passedBy } = options.to
    ? { to: options.to, passedBy: [] }
    : await findWayBack(
        desk,
        name,
        async (version) =>
          (await misfitOf(desk, purpose, name, version)) ?? refusalOfPart(desk, name, version),
        options.channel,
      );
  for (const sentence of passedBy) process.stderr.write(`${sentence}\n`);
  return move(desk, options, () => rollback(desk, name, to, purpose));
};

export const removeCommand: Command = async (desk, options) => {
  const current = await readCurrent(desk, options.channel);
  const [name] = partsIn(options, Object.keys(current?.composition.remotes ?? {}));
  const purpose = await purposeOf(desk, options);
  return move(desk, options, () => remove(desk, name, purpose));
};

export const promoteCommand: Command = async (desk, options) => {
  const [from] = options.words;
  if (from === CANARY)
    return move(desk, options, () => promoteCanary(desk, { ...(options.reason && { why: options.reason }) }));
  if (!from) throw new PlainProblem('Which channel? Say promote preview/<name>.');
  const preview = await readCurrent(desk, from);
  const live = await readCurrent(desk, options.channel);
  const purpose = await purposeOf(desk, options);
  await step('asking the gate', () => tryPromote(desk, from, purpose), { minutes: 5 });
  for (const name of preview ? changedParts(live?.composition, preview.composition) : []) {
    const version = partOf(preview?.composition, name)?.version ?? '';
    const refused = version && (await refusalOfPart(desk, name, version, { look: lookAtStage }));
    if (refused) throw new PlainProblem(`${name}@${version} cannot be promoted. ${refused}`);
  }
  return move(desk, options, () => promote(desk, from, purpose));
};
