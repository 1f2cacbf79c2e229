import type { SchemaTypeDefinition } from '@sanity/types';

interface BlockModule {
  schema: SchemaTypeDefinition;
}

const isBlock = (module: object): module is BlockModule => 'schema' in module;

/** The blocks among modules; the others are what several blocks have in common. */
export const blockSchemas = (modules: readonly object[]): SchemaTypeDefinition[] =>
  modules.filter(isBlock).map(({ schema }) => schema);
