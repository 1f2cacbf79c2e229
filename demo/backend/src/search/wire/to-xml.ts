import { XMLBuilder } from 'fast-xml-parser';

/** Names of list entries, where they are not the list's name without its last letter. */
const IN_LIST: Readonly<Record<string, string>> = { categories: 'category', children: 'child' };

// The response repeats shoppers' input, and XML excludes these characters, even escaped.
// eslint-disable-next-line no-control-regex -- these characters must not occur
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

const allowed = (text: string): string => text.toWellFormed().replace(FORBIDDEN, '');

const isThere = (value: unknown): boolean => value !== null && value !== undefined;

/** A value as elements of the library: an object has one per field, a list one per entry. */
function elementsOf(name: string, value: unknown): unknown {
  if (Array.isArray(value)) {
    const inside = IN_LIST[name] ?? name.replace(/s$/, '');
    return { [inside]: value.filter(isThere).map((one) => elementsOf(inside, one)) };
  }
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value)
        .filter(([, held]) => isThere(held))
        .map(([part, held]) => [part, elementsOf(part, held)]),
    );
  return allowed(String(value));
}

const builder = new XMLBuilder();

/**
 * A response as XML, the vendor's own default: an element per field, and nothing for null. A list is an element with
 * one element per entry (`<facets><facet>…`). The name of the outermost element is not published; clients do not use
 * it.
 */
export function toXml(answer: unknown): string {
  const root = Array.isArray(answer) ? 'groups' : 'tweakwise';
  return `<?xml version="1.0" encoding="utf-8"?>\n${builder.build({ [root]: elementsOf(root, answer) })}`;
}
