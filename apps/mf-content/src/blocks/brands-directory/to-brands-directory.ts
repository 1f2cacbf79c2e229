import type { Brand } from '@weefsel/api-clients';
import { NO_LINK, safeHref } from '@weefsel/contracts';
import { maybeText } from '@weefsel/contracts/shapes';
import type * as v from 'valibot';
import { given } from '../../text/given';
import { plainText } from '../../text/plain-text';
import type { BlockReading } from '../block-kind';
import { blockOf } from '../block-shape';
import { resolveBrands, type ResolvedBrands } from './resolve-brands';

/** Every brand of the commerce backend under its letter. */
export type BrandsDirectoryBlock = v.InferOutput<typeof brandsDirectoryBlock>;
const brandsDirectoryBlock = blockOf('brandsDirectory', { title: maybeText });

export interface BrandEntry {
  id: string;
  name: string;
  /** Absent: the brand has no page. */
  href?: string;
  /** Departments in which it is sold. */
  genders: string[];
}

export interface BrandsDirectoryProps {
  title?: string;
  path: string;
  /** Department of the address; empty for all. */
  gender: string;
  /** Departments to choose from. */
  genders: string[];
  /** Absent when they could not be had. */
  brands?: BrandEntry[];
}

function toEntry({ id, name, url }: Brand, byGender: ResolvedBrands['byGender']): BrandEntry {
  const href = safeHref(url);
  const genders = Object.keys(byGender).filter((gender) => byGender[gender]?.includes(id));
  return { id, name, ...(href !== NO_LINK && { href }), genders };
}

/** Every brand with its address and departments. */
export function toBrandsDirectory(
  { title }: BrandsDirectoryBlock,
  { resolved }: { resolved?: ResolvedBrands },
): BrandsDirectoryProps {
  const { path = '', wish, byGender = {}, all } = resolved ?? {};
  const genders = Object.keys(byGender);
  return given({
    title: plainText(title),
    path,
    gender: genders.find((gender) => gender === wish?.filter) ?? '',
    genders,
    brands: all?.map((brand) => toEntry(brand, byGender)),
  });
}

export const reading: BlockReading<BrandsDirectoryBlock, BrandsDirectoryProps, ResolvedBrands> = {
  shape: brandsDirectoryBlock,
  toProps: toBrandsDirectory,
  resolve: resolveBrands,
};
