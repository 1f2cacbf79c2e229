import type { FragmentUse } from '@weefsel/contracts';
import type { PageBlock } from '../blocks/block-props';

/** What the blocks borrow from other remotes, by the block's key. */
export const fragmentsOf = (blocks: readonly PageBlock[]): Record<string, FragmentUse> =>
  Object.fromEntries(
    blocks.flatMap(({ key, type, props }) =>
      type === 'productSlider' ? [[key, { remote: 'mf-catalog', name: 'ProductSlider', props }]] : [],
    ),
  );
