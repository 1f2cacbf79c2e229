import * as v from 'valibot';
import type { RenderOptions } from '../render-picture.ts';

/** An order to the process that draws in the background. */
export interface Order {
  id: number;
  drawing: string;
  options: RenderOptions;
}

/** Its response: the picture, or the reason why there is none. */
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

/** Parses a response of the other process; undefined for anything else. */
export function readDelivery(message: unknown): Delivery | undefined {
  const read = v.safeParse(delivery, message);
  if (!read.success) return undefined;
  const { id, picture, problem } = read.output;
  return { id, ...(picture && { picture }), ...(problem !== undefined && { problem }) };
}
