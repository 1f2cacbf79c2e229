import * as v from 'valibot';
import { isNode, LineCounter, parseDocument } from 'yaml';
import type { Document } from 'yaml';
import { WrittenError } from './written-error.ts';
import type { WrittenPart } from './written-file.ts';

type Path = readonly (string | number)[];

/** Where a value is in the YAML text; of one that is missing, where its nearest parent is. */
function offsetOf(document: Document, path: Path): number {
  for (let length = path.length; length > 0; length -= 1) {
    const found = document.getIn(path.slice(0, length), true);
    if (isNode(found) && found.range) return found.range[0];
  }
  return 0;
}

function parse({ file, line, text }: WrittenPart) {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const at = (offset: number) => line + Math.max(lines.linePos(offset).line, 1) - 1;
  const [error] = document.errors;
  if (error) throw new WrittenError(file, at(error.pos[0]), `${error.message}.`);
  return { document, lineOf: (path: Path) => at(offsetOf(document, path)) };
}

const pathOf = (issue: v.BaseIssue<unknown>): Path =>
  (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));

/** What is wrong with a field, to be read after its name. */
function problemOf({ type, expected, message }: v.BaseIssue<unknown>): string {
  if (type !== 'strict_object') return message;
  return expected === 'never' ? 'has no place here' : 'is missing';
}

/**
 * Fields written in YAML, as their schema wants them; `beside` are fields that are written elsewhere.
 * @throws WrittenError when the text is no YAML, or a field is missing, unknown or not as the schema has it.
 */
export function readFields<Schema extends v.GenericSchema>(
  part: WrittenPart,
  schema: Schema,
  beside: Readonly<Record<string, unknown>> = {},
): v.InferOutput<Schema> {
  const { document, lineOf } = parse(part);
  const fields: unknown = document.toJS() ?? {};
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields))
    throw new WrittenError(part.file, part.line, 'Fields are written as name: value, one on each line.');
  const read = v.safeParse(schema, { ...fields, ...beside }, { abortEarly: true });
  if (read.success) return read.output;
  const [issue] = read.issues;
  const path = pathOf(issue);
  throw new WrittenError(part.file, lineOf(path), `${path.join('.')}: ${problemOf(issue)}.`);
}
