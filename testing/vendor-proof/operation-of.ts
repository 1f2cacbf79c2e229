import { partOf, readPublishedDocument, type Schema } from './published-document.ts';

/** A path of the document as its segments; a name in braces matches anything. */
interface Template {
  path: string;
  segments: string[];
}

const segmentsOf = (path: string) => path.split('/').filter(Boolean);
const isName = (segment: string | undefined) => segment?.startsWith('{') ?? false;

const fits = ({ segments }: Template, asked: string[]) =>
  segments.length === asked.length &&
  segments.every((segment, place) => isName(segment) || segment === asked[place]);

const namesIn = ({ segments }: Template) => segments.filter(isName).length;

/** Finds the operation of a document for a request, e.g. `POST /product/{productId}`. */
type OperationOf = (method: string, path: string) => string | undefined;

/** Reads the paths of an OpenAPI document. */
export function operationsOf(paths: Schema): OperationOf {
  const templates: Template[] = Object.keys(paths).map((path) => ({ path, segments: segmentsOf(path) }));
  return (method, path) => {
    const asked = segmentsOf(path);
    const fitting = templates.filter(
      (template) => fits(template, asked) && method.toLowerCase() in partOf(paths, template.path),
    );
    const [closest] = fitting.toSorted((one, other) => namesIn(one) - namesIn(other));
    return closest && `${method} ${closest.path}`;
  };
}

/** The published operation of a request; undefined when there is none. */
export const operationOf = operationsOf(partOf(readPublishedDocument(), 'paths'));
