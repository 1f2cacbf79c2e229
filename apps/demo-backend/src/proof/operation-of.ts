import { partOf, readPublishedDocument } from './published-document.ts';

/** A path of the document as its segments; a name in braces stands for anything. */
interface Template {
  path: string;
  segments: string[];
}

const segmentsOf = (path: string) => path.split('/').filter(Boolean);
const isName = (segment: string | undefined) => segment?.startsWith('{') ?? false;

const paths = partOf(readPublishedDocument(), 'paths');
const templates: Template[] = Object.keys(paths).map((path) => ({ path, segments: segmentsOf(path) }));

const fits = ({ segments }: Template, asked: string[]) =>
  segments.length === asked.length &&
  segments.every((segment, place) => isName(segment) || segment === asked[place]);

const namesIn = ({ segments }: Template) => segments.filter(isName).length;

/** The published operation that a request is one of, e.g. `POST /product/{productId}`; undefined when it is none. */
export function operationOf(method: string, path: string): string | undefined {
  const asked = segmentsOf(path);
  const fitting = templates.filter(
    (template) => fits(template, asked) && method.toLowerCase() in partOf(paths, template.path),
  );
  const [closest] = fitting.toSorted((one, other) => namesIn(one) - namesIn(other));
  return closest && `${method} ${closest.path}`;
}
