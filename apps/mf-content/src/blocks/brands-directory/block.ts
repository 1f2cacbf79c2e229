import type { BlockKind } from '../block-kind';
import type { ResolvedBrands } from './resolve-brands';
import { BrandsDirectory } from './brands-directory';
import type { BrandsDirectoryProps } from './to-brands-directory';
import type { BrandsDirectoryBlock } from './brands-directory-shape';

export const brandsDirectory: BlockKind<BrandsDirectoryBlock, BrandsDirectoryProps, ResolvedBrands> = {
  view: BrandsDirectory,
  read: () => import(/* webpackChunkName: "load.block-readings" */ './to-brands-directory'),
};
