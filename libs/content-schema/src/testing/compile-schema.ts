import { Schema } from '@sanity/schema';
import { builtinTypes, groupProblems, validateSchema } from '@sanity/schema/_internal';
import type { Schema as CompiledSchema, SchemaTypeDefinition } from '@sanity/types';

/**
 * Compiles these types into a schema, like the Studio.
 * @throws Error with all problems reported by the Studio, warnings included.
 */
export function compileSchema(types: readonly SchemaTypeDefinition[]): CompiledSchema {
  const problems = groupProblems(validateSchema([...types]).getTypes()).flatMap(
    ({ path, problems: found }) => {
      const at = path.map((segment) => ('name' in segment ? segment.name : segment.kind)).join('.');
      return found.map(({ message }) => `${at}: ${message}`);
    },
  );
  if (problems.length > 0) throw new Error(`The Studio does not take the schema:\n${problems.join('\n')}`);
  return Schema.compile({ name: 'shop', types: [...builtinTypes, ...types] }) as CompiledSchema;
}
