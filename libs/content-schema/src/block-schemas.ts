import type { SchemaTypeDefinition } from '@sanity/types';

interface BlockModule {
  schema: SchemaTypeDefinition;
}

const isBlock = (module: object): module is BlockModule => 'schema' in module;

/** Schemas of the block modules. Modules without a schema hold code shared by several blocks. */
export const blockSchemas = (modules: readonly object[]): SchemaTypeDefinition[] =>
  modules.filter(isBlock).map(({ schema }) => schema);
