import type { BlocksProps } from '@weefsel/contracts';

declare module '@weefsel/contracts' {
  interface Fragments {
    'mf-content': { Blocks: BlocksProps };
  }
}
