import type * as v from 'valibot';
import { isNode, LineCounter, parseDocument, type Document } from 'yaml';
import { WrittenError } from './written-error.ts';
import type { WrittenPart } from './written-file.ts';

type Path = readonly (string | number)[];

/** Offset of a value in the YAML text; for a missing one, that of its nearest parent. */
function offsetOf(document: Document, path: Path): number {
  for (let length = path.length; length > 0; length -= 1) {
    const found = document.getIn(path.slice(0, length), true);
    if (isNode(found) && found.range) return found.range[0];
  }
  return 0;
}

const pathOf = (issue: v.BaseIssue<unknown>): Path =>
  (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));

/** Problem of a field, phrased to follow its name. */
function problemOf({ type, expected, message }: v.BaseIssue<unknown>): string {
  if (type !== 'strict_object') return message;
  return expected === 'never' ? 'has no place here' : 'is missing';
}

/**
 * Parses a text in YAML or JSON. `wrong` creates the error that names the line of a problem.
 * @throws WrittenError when it is neither.
 */
export function parsePart({ file, line, text }: WrittenPart): {
  value: unknown;
  wrong: (issue: v.BaseIssue<unknown>) => WrittenError;
} {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const at = (offset: number) => line + Math.max(lines.linePos(offset).line, 1) - 1;
  const [error] = document.errors;
  if (error) throw new WrittenError(file, at(error.pos[0]), `${error.message}.`);
  return {
    value: document.toJS(),
    wrong: (issue) => {
      const path = pathOf(issue);
      return new WrittenError(file, at(offsetOf(document, path)), `${path.join('.')}: ${problemOf(issue)}.`);
    },
  };
}
