// Types only, for the content services in this workspace.
export type { Block, BlockOf, BlockType } from './block-lists';
