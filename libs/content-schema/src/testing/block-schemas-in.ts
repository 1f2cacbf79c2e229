import type { SchemaTypeDefinition } from '@sanity/types';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { blockSchemas } from '../block-schemas';

/** Schemas of all blocks below a folder, each in `<block>/<block>-schema.ts`. */
export async function blockSchemasIn(folder: string): Promise<SchemaTypeDefinition[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('-schema.ts'),
  );
  const modules = await Promise.all(files.map((file): Promise<object> => import(join(folder, file))));
  return blockSchemas(modules);
}
