import * as v from 'valibot';
import { parsePart } from './parse-part.ts';
import { WrittenError } from './written-error.ts';
import type { WrittenPart } from './written-file.ts';

/**
 * Parses fields in YAML and validates them by schema; `beside` holds fields from elsewhere.
 * @throws WrittenError when the text is no YAML, or a field is missing or invalid.
 */
export function readFields<Schema extends v.GenericSchema>(
  part: WrittenPart,
  schema: Schema,
  beside: Readonly<Record<string, unknown>> = {},
): v.InferOutput<Schema> {
  const { value, wrong } = parsePart(part);
  const fields = value ?? {};
  if (typeof fields !== 'object' || Array.isArray(fields))
    throw new WrittenError(part.file, part.line, 'Fields are written as name: value, one on each line.');
  const read = v.safeParse(schema, { ...fields, ...beside }, { abortEarly: true });
  if (read.success) return read.output;
  throw wrong(read.issues[0]);
}
