import { blockKind } from '../block-kind';
import { BrandsDirectory } from './brands-directory';

export const brandsDirectory = blockKind(
  BrandsDirectory,
  () => import(/* webpackChunkName: "load.block-readings" */ './to-brands-directory'),
);
