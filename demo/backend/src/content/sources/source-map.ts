import type { ContentDocument } from '../dataset.ts';
import { fieldOf, itemOf, type Place } from './traced-documents.ts';
import { SOURCE } from './traced-tree.ts';

interface DocumentSource {
  type: 'documentValue';
  document: number;
  path: number;
}

/** Source document and field of each value in a result, in the vendor's format. */
export interface ContentSourceMap {
  documents: { _id: string; _type: string }[];
  /** JSONPaths in documents. */
  paths: string[];
  /** By JSONPath in the result; `unknown` marks a computed value. */
  mappings: Record<string, { type: 'value'; source: DocumentSource | { type: 'unknown' } }>;
}

type Origin = Pick<Place, 'document' | 'path'> & { value: unknown };

const storedId = (document: ContentDocument & { _originalId?: unknown }): string =>
  typeof document._originalId === 'string' ? document._originalId : document._id;

function numbered<T>() {
  const numbers = new Map<string, number>();
  const list: T[] = [];
  return {
    list,
    numberOf(key: string, value: T): number {
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, list.length);
      return list.push(value) - 1;
    },
  };
}

/** Builds a map while it removes the marks from a result. */
class SourceMapMaker {
  private readonly places: readonly Place[];
  private readonly documents = numbered<{ _id: string; _type: string }>();
  private readonly paths = numbered<string>();
  private readonly mappings: ContentSourceMap['mappings'] = {};

  constructor(places: readonly Place[]) {
    this.places = places;
  }

  map(): ContentSourceMap {
    return { documents: this.documents.list, paths: this.paths.list, mappings: this.mappings };
  }

  clean(value: unknown, path: string, origin?: Origin): unknown {
    if (Array.isArray(value)) return value.map((item, index) => this.item(item, index, path, origin));
    if (typeof value !== 'object' || value === null) {
      this.note(value, path, origin);
      return value;
    }
    const { [SOURCE]: number, ...fields } = value as Record<string, unknown>;
    const place = typeof number === 'number' ? this.places[number] : undefined;
    return Object.fromEntries(
      Object.entries(fields).map(([name, child]) => [
        name,
        this.clean(child, fieldOf(path, name), fieldIn(place, name)),
      ]),
    );
  }

  private item(item: unknown, index: number, path: string, origin?: Origin): unknown {
    const list = origin?.value;
    const same: unknown = Array.isArray(list) ? list[index] : undefined;
    const from = origin &&
      same !== undefined && { ...origin, path: itemOf(origin.path, same, index), value: same };
    return this.clean(item, `${path}[${index}]`, from || undefined);
  }

  private note(value: unknown, path: string, origin?: Origin): void {
    if (value === null || !origin) return;
    const isSame = origin.value === value;
    const { document } = origin;
    const id = storedId(document);
    this.mappings[path] = {
      type: 'value',
      source: isSame
        ? {
            type: 'documentValue',
            document: this.documents.numberOf(id, { _id: id, _type: document._type }),
            path: this.paths.numberOf(origin.path, origin.path),
          }
        : { type: 'unknown' },
    };
  }
}

/** The field of the same name in the source object of a projection. A renamed field has none: no guesses. */
function fieldIn(place: Place | undefined, name: string): Origin | undefined {
  if (!place || !Object.hasOwn(place.value, name)) return undefined;
  return { document: place.document, path: fieldOf(place.path, name), value: place.value[name] };
}

/** A result without the source marks inside it, and the map of these marks. */
export function takeSources(
  answer: unknown,
  places: readonly Place[],
): { result: unknown; resultSourceMap: ContentSourceMap } {
  const maker = new SourceMapMaker(places);
  const result = maker.clean(answer, '$');
  return { result, resultSourceMap: maker.map() };
}
