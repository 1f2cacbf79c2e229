import type { BlockKind } from '../../blocks/block-kind';
import type { PoemBlock } from './poem-shape';
import type { PoemProps } from './to-poem';

/** A block that the shop does not have, as its folder would hold it. */
export const poem: BlockKind<PoemBlock, PoemProps> = {
  view: ({ block: { lines, poet } }) => (
    <p>
      {lines.join(' / ')} ({poet})
    </p>
  ),
  read: () => import('./to-poem'),
};
