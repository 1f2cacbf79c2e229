import { reference, text } from '@weefsel/contracts/shapes';
import * as v from 'valibot';
import type { BlockReading } from '../../blocks/block-kind';
import { blockOf } from '../../blocks/block-shape';

export type PoemBlock = v.InferOutput<typeof poemBlock>;
const poemBlock = blockOf('poem', {
  lines: text,
  writer: v.exactOptional(reference),
  /** Resolved from the reference by the query. */
  poet: text,
});

export interface PoemProps {
  lines: string[];
  poet: string;
}

export const reading: BlockReading<PoemBlock, PoemProps> = {
  shape: poemBlock,
  query: '{ "poet": writer->name }',
  toProps: ({ lines, poet }) => ({ lines: lines.split('\n'), poet }),
};
