import type { ContentDocument, DatasetView } from '../dataset.ts';
import { SOURCE } from './traced-tree.ts';

/** Position of an object in a document. */
export interface Place {
  document: ContentDocument;
  /**
   * JSONPath in the document. Array items use their `_key` where they have one: `$['blocks'][?(@._key=='a')]`.
   */
  path: string;
  /** The object itself. */
  value: Readonly<Record<string, unknown>>;
}

/** Documents in which every object carries its origin, as a number in `places`. */
export interface TracedView extends DatasetView {
  places: readonly Place[];
}

const escaped = (text: string): string =>
  text
    .replace(/[\\']/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
    .replaceAll('\t', '\\t')
    .replaceAll('\f', '\\f');

/** JSONPath of a field. */
export const fieldOf = (path: string, name: string): string => `${path}['${escaped(name)}']`;

/** JSONPath of an array item. */
export function itemOf(path: string, item: unknown, index: number): string {
  const key = typeof item === 'object' && item !== null && '_key' in item ? item._key : undefined;
  return typeof key === 'string' && key !== ''
    ? `${path}[?(@._key=='${escaped(key)}')]`
    : `${path}[${index}]`;
}

export function traceDocuments({ documents }: DatasetView): TracedView {
  const places: Place[] = [];
  const trace = (value: unknown, path: string, document: ContentDocument): unknown => {
    if (Array.isArray(value))
      return value.map((item: unknown, index) => trace(item, itemOf(path, item, index), document));
    if (typeof value !== 'object' || value === null) return value;
    const place = places.push({ document, path, value: value as Place['value'] }) - 1;
    const fields = Object.entries(value).map(([name, child]) => [
      name,
      trace(child, fieldOf(path, name), document),
    ]);
    return { ...Object.fromEntries(fields), [SOURCE]: place };
  };
  const traced = documents.map((document) => trace(document, '$', document) as ContentDocument);
  return { documents: traced, byId: new Map(traced.map((document) => [document._id, document])), places };
}
