import type { SchemaTypeDefinition } from '@sanity/types';
import { blog } from './documents/blog';
import { brand } from './documents/brand';
import { category } from './documents/category';
import { landing } from './documents/landing';
import { look } from './documents/look';
import { page } from './documents/page';
import { promises } from './documents/promises';
import { redirect } from './documents/redirect';
import { siteConfig } from './documents/site-config';
import { snippet } from './documents/snippet';
import { storeInfo } from './documents/store-info';

/** Singleton document types; the id of the document is the type's name. */
export const singleTypes = [siteConfig, storeInfo, promises];

/** All types of the content service, with these blocks. */
export function schemaTypes(blocks: readonly SchemaTypeDefinition[]): SchemaTypeDefinition[] {
  const names = blocks.map(({ name }) => name).toSorted();
  return [
    page(names),
    landing(names),
    blog(names),
    look,
    brand,
    category,
    redirect,
    snippet,
    ...singleTypes,
    ...blocks,
  ];
}
