import { list } from '@weefsel/contracts/shapes';
import * as v from 'valibot';

/** Requirements of the view that shows the blocks of a document. */
export interface AskedBlocks {
  /** Shape of a block. */
  shape: v.GenericSchema;
  /** GROQ, one for each kind of block that refers to other documents: `_type == "x" => { … }`. */
  parts: readonly string[];
}

/** GROQ for a field of blocks; `parts` resolves the references to other documents. */
export const blocksIn = (field: string, { parts }: AskedBlocks): string => `${field}[]{
  ${['...', ...parts].join(',\n  ')}
}`;

/** The field of blocks; an empty list when there are none. */
export const pageBuilder = ({ shape }: AskedBlocks) => ({ pageBuilder: list(shape) });

/** Optional blocks above, within and below other content. */
export const aroundIt = ({ shape }: AskedBlocks) => ({
  above: v.exactOptional(v.array(shape)),
  between: v.exactOptional(v.array(shape)),
  below: v.exactOptional(v.array(shape)),
});
