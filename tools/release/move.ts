import { LIVE } from '../../libs/federation/src/composition/index.ts';
import { askShell, goLive, type Change, type Desk } from '../../libs/federation/src/release/index.ts';
import { IS_PACKED } from '../../libs/federation/src/workspace/index.ts';
import { PlainProblem } from '../shop.ts';
import { SHOP, type Outcome } from './command.ts';
import { hiddenTexts } from './hidden-texts.ts';
import type { Options } from './options.ts';
import { versionLines } from './words.ts';

const SAID = {
  'serves it': 'The running shell serves it.',
  'no shell': 'No shell is running; the next one takes it.',
  'no answer': 'The running shell does not answer; it takes it when it is started again.',
} as const;

/** A separate repository releases only to a shop that can be watched. Throws a PlainProblem. */
export async function requireWatchedShop(options: Options): Promise<void> {
  if (!IS_PACKED || options.channel !== LIVE) return;
  const origin = SHOP(options);
  if (typeof (await askShell(origin)) === 'string')
    throw new PlainProblem(
      `No shop answers at ${origin}/health, so it would be unknown whether it takes the release. Set SHOP_ORIGIN, or say --shop <origin>. Nothing was changed.`,
    );
}

/** Moves a channel. For the live channel, waits until a running shell serves it. */
export async function move(desk: Desk, options: Options, change: () => Promise<Change>): Promise<Outcome> {
  const { channel } = options;
  if (channel !== 'live') {
    const done = await change();
    return { text: `${channel} is at ${done.now.id}.\n${versionLines(done)}`, json: done };
  }
  const { done, shell } = await goLive({ desk, change, ask: () => askShell(SHOP(options)) });
  const hidden = shell === 'serves it' ? await hiddenTexts(desk, done, SHOP(options)) : [];
  const text = [`${versionLines(done)}${SAID[shell]}`, ...hidden].join('\n');
  return { text, json: { ...done, shell, hiddenTexts: hidden } };
}
