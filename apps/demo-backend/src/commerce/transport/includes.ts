import { isObject } from './json-body.ts';
import type { JsonObject } from './json-body.ts';

const ALWAYS = new Set(['apiAlias']);

/** Keeps of every thing in an answer only the fields that `includes` names for its `apiAlias`. */
export function stripTo(includes: JsonObject, answer: unknown): unknown {
  const wanted = new Map<string, ReadonlySet<string>>();
  for (const [alias, fields] of Object.entries(includes)) {
    if (Array.isArray(fields)) wanted.set(alias, new Set(fields.map(String)));
  }
  const strip = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(strip);
    if (!isObject(value)) return value;
    const fields = wanted.get(String(value['apiAlias']));
    const kept: JsonObject = {};
    for (const name in value) {
      if (!fields || fields.has(name) || ALWAYS.has(name)) kept[name] = strip(value[name]);
    }
    return kept;
  };
  return wanted.size > 0 ? strip(answer) : answer;
}
