import { LIVE, partOf } from '../../libs/federation/src/releases/composition/index.ts';
import {
  askShell,
  changedParts,
  rollOut,
  type Change,
  type ReleaseStore,
} from '../../libs/federation/src/releases/release/index.ts';
import { IS_PACKED } from '../../libs/federation/src/build/workspace/index.ts';
import { PlainProblem } from '../shop.ts';
import { SHOP, type Outcome } from './command.ts';
import { hiddenTexts } from './hidden-texts.ts';
import type { Options } from './options.ts';
import { versionLines } from './sentences.ts';

/** State of the shell at an address after a change. */
export function shellSentence(
  { before, now }: Pick<Change, 'before' | 'now'>,
  shell: 'serves it' | 'no shell' | 'no answer',
  origin: string,
  amiss: readonly string[] = [],
): string {
  if (shell === 'no shell')
    return `No shell runs at ${origin} (PORT or --shop names another address); the next one takes it.`;
  if (shell === 'no answer')
    return `The shell at ${origin} does not answer; it takes it when it is started again.`;
  if (amiss.length > 0)
    return `The running shell serves it without ${amiss.join(', ')}: in quarantine, or not loaded; its log says which. A file that was restored is tried again within a minute.`;
  const names = changedParts(before?.composition, now.composition);
  const isRemoval = names.length > 0 && !names.some((name) => partOf(now.composition, name));
  return isRemoval ? 'The running shell does not show it any more.' : 'The running shell serves it.';
}

/**
 * Requires an answer of a shop named by `--shop`, and in a separate repository of any. Throws a PlainProblem.
 */
export async function requireWatchedShop(options: Options): Promise<void> {
  if (options.channel !== LIVE || !(IS_PACKED || options.shop)) return;
  const origin = SHOP(options);
  if (typeof (await askShell(origin)) !== 'string') return;
  const remedy = IS_PACKED
    ? 'Set SHOP_ORIGIN, or say --shop <origin>.'
    : 'Correct --shop, or leave it out to release without a running shop.';
  throw new PlainProblem(
    `No shop answers at ${origin}/health, so it would be unknown whether it takes the release. ${remedy} Nothing was changed.`,
  );
}

/** Moves a channel. For the live channel, waits until a running shell serves it. */
export async function switchChannel(
  releaseStore: ReleaseStore,
  options: Options,
  change: () => Promise<Change>,
): Promise<Outcome> {
  const { channel } = options;
  if (channel !== 'live') {
    const done = await change();
    return { text: `${channel} is at ${done.now.id}.\n${versionLines(done)}`, json: done };
  }
  const origin = SHOP(options);
  const { done, shell, amiss } = await rollOut({ releaseStore, change, ask: () => askShell(origin) });
  const hidden = shell === 'serves it' ? await hiddenTexts(releaseStore, done, origin) : [];
  const text = [`${versionLines(done)}${shellSentence(done, shell, origin, amiss)}`, ...hidden].join('\n');
  return { text, json: { ...done, shell, ...(amiss && { amiss }), hiddenTexts: hidden } };
}
