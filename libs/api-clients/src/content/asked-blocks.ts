import { list } from '@weefsel/contracts/shapes';
import * as v from 'valibot';

/** What the part that shows the blocks of a document asks of them. */
export interface AskedBlocks {
  /** What a block must look like. */
  shape: v.GenericSchema;
  /** GROQ, one for each kind of block that refers to other documents: `_type == "x" => { … }`. */
  parts: readonly string[];
}

/** GROQ for a field of blocks; references to other documents are followed as `parts` say. */
export const blocksIn = (field: string, { parts }: AskedBlocks): string => `${field}[]{
  ${['...', ...parts].join(',\n  ')}
}`;

/** The field of blocks; an empty list when there are none. */
export const pageBuilder = ({ shape }: AskedBlocks) => ({ pageBuilder: list(shape) });

/** Blocks above, within and below something else, where there are any. */
export const aroundIt = ({ shape }: AskedBlocks) => ({
  above: v.exactOptional(v.array(shape)),
  between: v.exactOptional(v.array(shape)),
  below: v.exactOptional(v.array(shape)),
});
