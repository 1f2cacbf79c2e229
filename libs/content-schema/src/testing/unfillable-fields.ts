import { extractSchema } from '@sanity/schema/_internal';
import type { Schema } from '@sanity/types';
import { parse, typeEvaluate } from 'groq-js';

/** Result type of a query, as inferred by `sanity typegen`. */
type Answer = ReturnType<typeof typeEvaluate>;

const isNothing = (answer: Answer): boolean =>
  answer.type === 'null' || (answer.type === 'union' && answer.of.every(isNothing));

/** All alternatives of a type, with unions flattened. */
const kindsOf = (answer: Answer): Answer[] =>
  answer.type === 'union' ? answer.of.flatMap(kindsOf) : [answer];

/** Fields of a type, each with all its alternatives. */
function fieldsOf(answers: readonly Answer[]): Map<string, Answer[]> {
  const fields = new Map<string, Answer[]>();
  for (const answer of answers.flatMap(kindsOf)) {
    if (answer.type !== 'object') continue;
    for (const [name, { value }] of Object.entries(answer.attributes))
      fields.set(name, [...(fields.get(name) ?? []), value]);
  }
  return fields;
}

function unfillable(answers: readonly Answer[], path: string): string[] {
  if (answers.every(isNothing)) return [path];
  const kinds = answers.flatMap(kindsOf);
  const items = kinds.flatMap((kind) => (kind.type === 'array' ? [kind.of] : []));
  const fields = [...fieldsOf(kinds)].flatMap(([name, values]) => unfillable(values, `${path}.${name}`));
  return items.length > 0 ? [...unfillable(items, `${path}[]`), ...fields] : fields;
}

/** Paths in a query's result that no schema type can fill: `page.pageBuilder[].subtitle`. */
export function unfillableFields(groq: string, schema: Schema, name = 'answer'): string[] {
  return unfillable([typeEvaluate(parse(groq, { params: { from: 0, to: 1 } }), extractSchema(schema))], name);
}
