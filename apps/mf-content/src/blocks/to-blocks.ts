import type { BlockOf } from '@weefsel/contracts';
import type { BlockContext, BlockProps, PageBlock, ShownBlockType } from './block-props';
import { toCallToAction } from './call-to-action/to-call-to-action';
import { toDoubleBanner } from './double-banner/to-double-banner';
import { toHeaderBanner } from './header-banner/to-header-banner';
import { toImageWithText } from './image-with-text/to-image-with-text';
import { toProductSlider } from './product-slider/to-product-slider';
import { toTextBlock } from './text-block/to-text-block';

/** How every block on the wire becomes props; a block type without one does not compile. */
const toProps: { [T in ShownBlockType]: (block: BlockOf<T>, context: BlockContext) => BlockProps<T> } = {
  headerBanner: toHeaderBanner,
  productSlider: toProductSlider,
  textBlock: toTextBlock,
  imageWithText: toImageWithText,
  doubleBanner: toDoubleBanner,
  callToAction: toCallToAction,
};

interface Surroundings extends Omit<BlockContext, 'first'> {
  warn: (message: string) => void;
}

const isKnown = (block: { _type: string }): block is BlockOf<ShownBlockType> =>
  Object.hasOwn(toProps, block._type);

type ToProps = (block: BlockOf<ShownBlockType>, context: BlockContext) => BlockProps<ShownBlockType>;

function toBlock(block: BlockOf<ShownBlockType>, context: BlockContext): PageBlock {
  const props = (toProps[block._type] as ToProps)(block, context);
  return { key: block._key, type: block._type, props } as PageBlock;
}

/** The blocks of a page as they are shown; what is unknown or broken is reported and left out. */
export function toBlocks(
  blocks: readonly { _type: string; _key: string }[],
  { warn, ...context }: Surroundings,
): PageBlock[] {
  return blocks.flatMap((block, index) => {
    if (!isKnown(block)) {
      warn(`Block type "${block._type}" is unknown to this shop: nothing is shown for it.`);
      return [];
    }
    try {
      return toBlock(block, { ...context, first: index === 0 });
    } catch (error) {
      warn(`Block "${block._key}" (${block._type}) cannot be shown: ${String(error)}`);
      return [];
    }
  });
}
