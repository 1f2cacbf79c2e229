import type { BlockOf } from '@weefsel/contracts';
import type { BlockContext, PageSurroundings, RawBlock } from './block-context';
import type { BlockProps, PageBlock, ShownBlockType } from './block-props';
import { toCallToAction } from './call-to-action/to-call-to-action';
import { toDoubleBanner } from './double-banner/to-double-banner';
import { toHeaderBanner } from './header-banner/to-header-banner';
import { toImageWithText } from './image-with-text/to-image-with-text';
import { toProductSlider } from './product-slider/to-product-slider';
import { toTextBlock } from './text-block/to-text-block';

type ToProps<T extends ShownBlockType> = (block: BlockOf<T>, context: BlockContext<T>) => BlockProps<T>;

/** How every block on the wire becomes props; a block type without one does not compile. */
const toProps: { [T in ShownBlockType]: ToProps<T> } = {
  headerBanner: toHeaderBanner,
  productSlider: toProductSlider,
  textBlock: toTextBlock,
  imageWithText: toImageWithText,
  doubleBanner: toDoubleBanner,
  callToAction: toCallToAction,
};

const toPropsOf = ({ _type }: RawBlock) =>
  Object.hasOwn(toProps, _type)
    ? (toProps as unknown as Record<string, (block: RawBlock, context: object) => object>)[_type]
    : undefined;

/** The blocks of a page as they are shown; what is unknown or broken is reported and left out. */
export function toBlocks(
  surroundings: PageSurroundings,
  gathered: ReadonlyMap<RawBlock, unknown> = new Map(),
): PageBlock[] {
  const { page, warn } = surroundings;
  return page.flatMap((block, index) => {
    const toItsProps = toPropsOf(block);
    if (!toItsProps) {
      warn(`Block type "${block._type}" is unknown to this shop: nothing is shown for it.`);
      return [];
    }
    try {
      const context = { ...surroundings, first: index === 0, gathered: gathered.get(block) };
      return { key: block._key, type: block._type, props: toItsProps(block, context) } as PageBlock;
    } catch (error) {
      warn(`Block "${block._key}" (${block._type}) cannot be shown: ${String(error)}`);
      return [];
    }
  });
}
