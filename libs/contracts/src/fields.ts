import * as v from 'valibot';

/** Any schema. */
type Any = v.GenericSchema;

/** A field that may be absent or null. */
export const maybe = <T extends Any>(schema: T) => v.exactOptional(v.nullable(schema));

/** A text that may be absent. */
export const maybeText = v.exactOptional(v.string());

/** A text; an empty one when the vendor sent none. */
export const text = v.nullish(v.string(), '');

/** One of a list of words; the first when the vendor sent none or another. */
export const oneOf = <const W extends readonly [string, ...string[]]>(...words: W) =>
  v.nullish(v.picklist(words), words[0]);

/** A list; an empty one when the vendor sent none. */
export const list = <T extends Any>(item: T) => v.nullish(v.array(item), []);

/** A text that some vendors send as a number. */
export const textOrNumber = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

/** A number that some vendors send as a text. */
export const numberOrText = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.finite());

export const slug = v.object({ current: v.string() });

/** The page behind a reference; null when it is gone. */
export const titledPage = maybe(v.object({ title: text, slug }));
