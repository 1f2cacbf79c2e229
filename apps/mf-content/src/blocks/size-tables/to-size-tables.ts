import type { SizeTablesProps } from '@weefsel/contracts';
import { maybeText } from '@weefsel/contracts/shapes';
import * as v from 'valibot';
import { withoutUndefined } from '../../text/without-undefined';
import { plainText } from '../../text/plain-text';
import type { BlockReading } from '../block-kind';
import { blockOf } from '../block-shape';

export type SizeTablesBlock = v.InferOutput<typeof sizeTablesBlock>;
const sizeTablesBlock = blockOf('sizeTables', {
  title: maybeText,
  department: v.picklist(['ladies', 'men']),
});

export interface SizeTablesBlockProps extends SizeTablesProps {
  title?: string;
}

/** The size tables of a department; mf-catalog has the figures. */
export const reading: BlockReading<SizeTablesBlock, SizeTablesBlockProps> = {
  shape: sizeTablesBlock,
  toProps: ({ title, department }) => withoutUndefined({ title: plainText(title), department }),
};
