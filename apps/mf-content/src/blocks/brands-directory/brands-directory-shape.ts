import { maybeText } from '@weefsel/contracts/shapes';
import type * as v from 'valibot';
import { blockOf } from '../block-shape';

/** Every brand of the commerce backend under its letter. */
export type BrandsDirectoryBlock = v.InferOutput<typeof brandsDirectoryBlock>;
export const brandsDirectoryBlock = blockOf('brandsDirectory', { title: maybeText });
