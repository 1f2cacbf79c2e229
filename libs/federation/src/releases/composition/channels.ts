import * as v from 'valibot';
import type { Pointer, Pointers } from '../store/index.ts';
import { formed } from './composition.ts';

/** Id of a composition. */
export const idSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/));
const channelSchema = v.object({
  composition: idSchema,
  /** Compositions that it pointed to before, newest first. */
  previous: v.array(idSchema),
});

/** A name that points to a composition: `live`, or `preview/<name>`. */
export type Channel = v.InferOutput<typeof channelSchema>;

/** A channel as it was read; moving it takes this value (compare-and-set). */
export interface FoundChannel extends Channel {
  pointer: Pointer;
}

export const LIVE = 'live';

/** Number of compositions that a channel can go back. */
const HISTORY = 50;

const pointerName = (channel: string): string => `channels/${channel}`;

/** Reads a channel; undefined when there is none. Throws a DamagedDocument. */
export async function readChannel(pointers: Pointers, name: string): Promise<FoundChannel | undefined> {
  const pointer = await pointers.read(pointerName(name));
  return pointer && { ...formed(channelSchema, pointer.value, `The channel ${name}`), pointer };
}

/** Moves a channel if it is as it was read; undefined when another process moved it in the meantime. */
export async function moveChannel(
  pointers: Pointers,
  name: string,
  to: Channel,
  found: FoundChannel | undefined,
): Promise<FoundChannel | undefined> {
  const channel = { composition: to.composition, previous: to.previous.slice(0, HISTORY) };
  const pointer = await pointers.move(pointerName(name), JSON.stringify(channel), found?.pointer);
  return pointer && { ...channel, pointer };
}

/** Names of all channels, in order. */
export const channelNames = async (pointers: Pointers): Promise<string[]> =>
  (await pointers.list(pointerName(''))).map((name) => name.slice(pointerName('').length));
