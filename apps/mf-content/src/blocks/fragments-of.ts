import type { FragmentUse, ProductSliderProps } from '@weefsel/contracts';
import type { PageBlock } from './block-lists';

function sliderOf({ type, props }: PageBlock): ProductSliderProps | undefined {
  if (type === 'productSlider') return props.tabs.length > 0 ? props : undefined;
  return type === 'inspiration' ? props.slider : undefined;
}

function useIn(block: PageBlock): FragmentUse | undefined {
  if (block.type === 'sizeTables') {
    const { department } = block.props;
    return { remote: 'mf-catalog', name: 'SizeTables', props: { department }, waits: 'near' };
  }
  const props = sliderOf(block);
  return props && { remote: 'mf-catalog', name: 'ProductSlider', props };
}

/** Borrowed fragments in the blocks, by the block's key. */
export const fragmentsOf = (blocks: readonly PageBlock[]): Record<string, FragmentUse> =>
  Object.fromEntries(
    blocks.flatMap((block) => {
      const use = useIn(block);
      return use ? [[block.key, use]] : [];
    }),
  );
