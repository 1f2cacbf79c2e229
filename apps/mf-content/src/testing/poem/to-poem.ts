import type { BlockReading } from '../../blocks/block-kind';
import { poemBlock, type PoemBlock } from './poem-shape';

export interface PoemProps {
  lines: string[];
  poet: string;
}

export const reading: BlockReading<PoemBlock, PoemProps> = {
  shape: poemBlock,
  query: '{ "poet": writer->name }',
  toProps: ({ lines, poet }) => ({ lines: lines.split('\n'), poet }),
};
