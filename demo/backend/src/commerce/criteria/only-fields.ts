import { isObject, type JsonObject } from '../transport/json-body.ts';

/** Fields that are always included. */
const ALWAYS = ['id', 'translated', 'versionId', 'apiAlias'];

type Wanted = Map<string, Wanted>;

function treeOf(paths: readonly string[]): Wanted {
  const tree: Wanted = new Map();
  for (const path of paths) {
    let place = tree;
    for (const name of path.split('.')) {
      const next: Wanted = place.get(name) ?? new Map();
      place.set(name, next);
      place = next;
    }
  }
  return tree;
}

function keep(value: unknown, wanted: Wanted): unknown {
  if (wanted.size === 0) return value;
  if (Array.isArray(value)) return value.map((one) => keep(one, wanted));
  if (!isObject(value)) return value;
  const kept: JsonObject = {};
  for (const name in value) {
    const inside = wanted.get(name);
    if (inside) kept[name] = keep(value[name], inside);
    else if (ALWAYS.includes(name)) kept[name] = value[name];
  }
  return kept;
}

/** Reduces an entity to the fields of the criteria, e.g. `manufacturer.name`. No paths: the whole entity. */
export function onlyFields<Shape>(paths: readonly string[], entity: string): (shape: Shape) => Shape {
  if (paths.length === 0) return (shape) => shape;
  const wanted = treeOf(
    paths.map((path) => (path.startsWith(`${entity}.`) ? path.slice(entity.length + 1) : path)),
  );
  return (shape) => keep(shape, wanted) as Shape;
}
