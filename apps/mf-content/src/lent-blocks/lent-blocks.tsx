import type { BlocksProps, FragmentProps } from '@weefsel/contracts';
import { Blocks } from '../blocks/blocks';
import classes from './lent-blocks.module.css';
import type { LentBlocksData, LentPlace } from './load-lent-blocks';

/** The blocks of one place; renders nothing without data. The page sets the outer spacing. */
export function PlacedBlocks({
  place,
  data,
}: Pick<LentPlace, 'place'> & FragmentProps<LentBlocksData | null>) {
  if (!data) return null;
  return (
    <div className={classes.lent} data-place={place}>
      <Blocks blocks={data.blocks} anchors={`${place}-`} />
    </div>
  );
}

/** Blocks above or below the products on another remote's page. */
export const Fragment = ({ place, data }: BlocksProps & FragmentProps<LentBlocksData | null>) => (
  <PlacedBlocks place={place} {...(data !== undefined && { data })} />
);
