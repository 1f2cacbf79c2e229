import { list } from '@weefsel/contracts/shapes';
import * as v from 'valibot';

/** What is asked of the blocks of a document, by who shows them. */
export interface AskedBlocks {
  /** What a block must look like. */
  shape: v.GenericSchema;
  /** GROQ, one for each kind of block that refers to other documents: `_type == "x" => { … }`. */
  parts: readonly string[];
}

/** A field of blocks as they are written, and beside each reference to another document what is shown of that one. */
export const blocksIn = (field: string, { parts }: AskedBlocks): string => `${field}[]{
  ${['...', ...parts].join(',\n  ')}
}`;

/** Blocks that are always there, if none. */
export const pageBuilder = ({ shape }: AskedBlocks) => ({ pageBuilder: list(shape) });

/** Blocks above and below something else, where there are any. */
export const aroundIt = ({ shape }: AskedBlocks) => ({
  above: v.exactOptional(v.array(shape)),
  below: v.exactOptional(v.array(shape)),
});
