import type { BlocksProps, FragmentProps } from '@weefsel/contracts';
import { Blocks } from '../blocks/blocks';
import classes from './lent-blocks.module.css';
import type { LentBlocksData } from './load-lent-blocks';

/** Blocks on a page of another remote. Its room is the page's matter; without data there is nothing to show. */
export function Fragment({ place, data }: BlocksProps & FragmentProps<LentBlocksData | null>) {
  if (!data) return null;
  return (
    <div className={classes.lent} data-place={place}>
      <Blocks blocks={data.blocks} anchors={`${place}-`} />
    </div>
  );
}
