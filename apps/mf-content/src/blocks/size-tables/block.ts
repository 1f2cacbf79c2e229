import { blockKind } from '../block-kind';
import { SizeTablesBlock } from './size-tables-block';

export const sizeTables = blockKind(
  SizeTablesBlock,
  () => import(/* webpackChunkName: "load.block-readings" */ './to-size-tables'),
);
