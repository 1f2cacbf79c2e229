import { LIVE, readRehearsal, versionsOf } from '../../libs/federation/src/releases/composition/index.ts';
import {
  changedRemotes,
  readCurrent,
  RefusedRelease,
} from '../../libs/federation/src/releases/release/index.ts';
import { lookAtStage } from '../rehearsal/look-at-stage.ts';
import { refusalOf } from '../rehearsal/refusal-of.ts';
import { dataDir, PlainProblem } from '../shop.ts';
import { step } from '../steps.ts';
import type { Command } from './command.ts';
import { noChannel } from './sentences.ts';

/** Rehearses all versions of a preview channel that are not live, together. Keeps the results for its servers. */
export const rehearseCommand: Command = async (releaseStore, { words: [channel] }) => {
  if (!channel?.startsWith('preview/')) throw new PlainProblem('Which preview? Say rehearse preview/<name>.');
  const preview = await readCurrent(releaseStore, channel);
  if (!preview) throw new PlainProblem(noChannel(channel));
  const live = await readCurrent(releaseStore, LIVE);
  const { composition } = preview;
  const [name] = changedRemotes(live?.composition, composition).filter((each) => composition.remotes[each]);
  const version = name && composition.remotes[name]?.version;
  if (!version) return { text: `${channel} has the versions that are live.`, json: null };
  const onNote = (note: string) => void process.stderr.write(`  ${note}\n`);
  const refused = await step(`rehearsing ${channel}`, (onStep) =>
    refusalOf(name, version, dataDir, { channel, onNote, onStep, look: lookAtStage }),
  );
  if (refused) throw new RefusedRelease(`${channel} should not be shown. ${refused}`);
  const report = await readRehearsal(
    { ...releaseStore, live: live ? versionsOf(live.composition) : {} },
    versionsOf(composition),
  );
  if (!report) throw new PlainProblem(`${channel} was not rehearsed: no page could be rendered.`);
  return { text: `${channel} was rehearsed, and nothing speaks against it.`, json: report };
};
