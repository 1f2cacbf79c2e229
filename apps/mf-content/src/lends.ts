import type { BetweenProps, BlocksProps, BrandStoryProps } from '@weefsel/contracts';

declare module '@weefsel/contracts' {
  interface Fragments {
    'mf-content': { Between: BetweenProps; Blocks: BlocksProps; BrandStory: BrandStoryProps };
  }
}
