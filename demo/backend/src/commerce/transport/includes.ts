import { asObject, isObject, type JsonObject } from './json-body.ts';

const ALWAYS = new Set(['apiAlias']);

/** Field names by the `apiAlias` of their entity. */
function fieldsByAlias(sent: unknown): ReadonlyMap<string, ReadonlySet<string>> {
  const fields = Object.entries(asObject(sent)).flatMap(([alias, names]): [string, Set<string>][] =>
    Array.isArray(names) ? [[alias, new Set(names.map(String))]] : [],
  );
  return new Map(fields);
}

/** Keeps, per `apiAlias`, only the fields that `includes` names, and removes those of `excludes`. */
export function stripTo({ includes, excludes }: JsonObject, answer: unknown): unknown {
  const wanted = fieldsByAlias(includes);
  const unwanted = fieldsByAlias(excludes);
  const strip = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(strip);
    if (!isObject(value)) return value;
    const alias = String(value['apiAlias']);
    const [only, without] = [wanted.get(alias), unwanted.get(alias)];
    const kept: JsonObject = {};
    for (const name in value) {
      const isKept = (!only || only.has(name)) && !without?.has(name);
      if (isKept || ALWAYS.has(name)) kept[name] = strip(value[name]);
    }
    return kept;
  };
  return wanted.size + unwanted.size > 0 ? strip(answer) : answer;
}
