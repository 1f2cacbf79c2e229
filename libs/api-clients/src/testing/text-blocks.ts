import { richText, text } from '@weefsel/contracts/shapes';
import * as v from 'valibot';
import type { AskedBlocks } from '../content/asked-blocks';

/** Who shows one kind of block, which refers to nothing. */
export const textBlocks: AskedBlocks = {
  shape: v.object({ _type: v.literal('textBlock'), _key: text, firstColumn: richText }),
  parts: [],
};
