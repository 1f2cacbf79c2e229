import { schemaTypes } from '@weefsel/content-schema';
import { blockSchemasIn, compileSchema } from '@weefsel/content-schema/testing';
import { resolve } from 'node:path';

const BLOCKS = resolve(__dirname, '../../../mf-content/src/blocks');

/** The schema of the Studio as it compiles it, made of every block there is. */
export const studioSchema = async () => compileSchema(schemaTypes(await blockSchemasIn(BLOCKS)));
