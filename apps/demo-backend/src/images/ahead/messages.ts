import * as v from 'valibot';
import type { RenderOptions } from '../render-picture.ts';

/** What the process that draws in the background is asked. */
export interface Order {
  id: number;
  drawing: string;
  options: RenderOptions;
}

/** What it answers: the picture, or why there is none. */
export interface Delivery {
  id: number;
  picture?: Uint8Array;
  problem?: string;
}

const delivery = v.object({
  id: v.number(),
  picture: v.optional(v.instance(Uint8Array)),
  problem: v.optional(v.string()),
});

/** A delivery that came from the other process; undefined for anything else. */
export function readDelivery(message: unknown): Delivery | undefined {
  const read = v.safeParse(delivery, message);
  if (!read.success) return undefined;
  const { id, picture, problem } = read.output;
  return { id, ...(picture && { picture }), ...(problem !== undefined && { problem }) };
}
