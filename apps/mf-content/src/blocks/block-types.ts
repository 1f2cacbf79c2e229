// Types alone: what a content service that is made here may write.
export type { Block, BlockOf, BlockType } from './block-lists';
