import type { BetweenProps, FragmentProps } from '@weefsel/contracts';
import { PlacedBlocks } from './lent-blocks';
import type { LentBlocksData } from './load-lent-blocks';

/** Blocks between the highlighted products and all products of a listing. */
export const Fragment = ({ data }: BetweenProps & FragmentProps<LentBlocksData | null>) => (
  <PlacedBlocks place="between" {...(data !== undefined && { data })} />
);
