import { join } from 'node:path';
import * as v from 'valibot';
import { parsePart } from '../written/parse-part.ts';
import { readText } from '../written/read-text.ts';
import { WrittenError } from '../written/written-error.ts';
import type { WrittenPart } from '../written/written-file.ts';

const FOLDER = 'demo/backend/assortment';

/** Parses JSON. On failure a YAML parser, which reads JSON too, reports the line of the error. */
function jsonOf(part: WrittenPart): unknown {
  try {
    return JSON.parse(part.text);
  } catch (error) {
    parsePart(part);
    throw new WrittenError(part.file, part.line, `The file is no JSON: ${String(error)}`);
  }
}

/**
 * Reads `<name>.json` of the assortment and validates it by its schema.
 * @throws WrittenError with file and line when it is no JSON or violates the schema.
 */
export function readAssortment<Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
  folder = FOLDER,
): v.InferOutput<Schema> {
  const file = join(folder, `${name}.json`);
  const part = { file, line: 1, text: readText(file) };
  const read = v.safeParse(schema, jsonOf(part), { abortEarly: true });
  if (read.success) return read.output;
  throw parsePart(part).wrong(read.issues[0]);
}
