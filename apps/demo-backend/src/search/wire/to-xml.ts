import { XMLBuilder } from 'fast-xml-parser';

/** Names of what is in a list, where it is not the list's own name without its last letter. */
const IN_LIST: Readonly<Record<string, string>> = { categories: 'category', children: 'child' };

// What a shopper typed comes back in the answer, and XML has no place for these, not even escaped.
// eslint-disable-next-line no-control-regex -- they are what must not be there
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

const allowed = (text: string): string => text.toWellFormed().replace(FORBIDDEN, '');

const isThere = (value: unknown): boolean => value !== null && value !== undefined;

/** A value as the library's elements: an object with one for each field, a list with one for each of its entries. */
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
 * An answer as XML, the vendor's own default: an element for each field, a list as an element with one for each of its
 * entries (`<facets><facet>…`), nothing for what is null. The name of the outermost element is not published; clients
 * do not ask for it.
 */
export function toXml(answer: unknown): string {
  const root = Array.isArray(answer) ? 'groups' : 'tweakwise';
  return `<?xml version="1.0" encoding="utf-8"?>\n${builder.build({ [root]: elementsOf(root, answer) })}`;
}
