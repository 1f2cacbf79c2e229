// Types only, for content services made in this workspace.
export type { Block, BlockOf, BlockType } from './block-lists';
