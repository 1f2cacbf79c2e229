import { text } from '@weefsel/contracts/shapes';
import type * as v from 'valibot';
import { blockOf } from '../../blocks/block-shape';

export type PoemBlock = v.InferOutput<typeof poemBlock>;
export const poemBlock = blockOf('poem', { lines: text, poet: text });
