import { noteEvent } from '../../libs/federation/src/releases/composition/index.ts';
import type { ReleaseStore } from '../../libs/federation/src/releases/release/index.ts';
import type { Options } from './options.ts';

/** Records a refusal and its reason in the history; nothing else of it is kept. */
export const noteRefusal = (
  { files, author }: Pick<ReleaseStore, 'files' | 'author'>,
  what: string,
  { channel }: Pick<Options, 'channel'>,
  { message }: Error,
): Promise<void> =>
  noteEvent(files, {
    at: new Date().toISOString(),
    ...author,
    what: `refused: ${what}`,
    channel,
    why: message,
    changes: [],
  });
