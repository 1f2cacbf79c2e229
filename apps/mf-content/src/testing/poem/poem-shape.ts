import { reference, text } from '@weefsel/contracts/shapes';
import * as v from 'valibot';
import { blockOf } from '../../blocks/block-shape';

export type PoemBlock = v.InferOutput<typeof poemBlock>;
export const poemBlock = blockOf('poem', {
  lines: text,
  writer: v.exactOptional(reference),
  /** What the query followed the reference to. */
  poet: text,
});
