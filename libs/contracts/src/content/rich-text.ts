import * as v from 'valibot';
import { list, oneOf, text } from '../fields';

export type PortableTextSpan = v.InferOutput<typeof span>;
const span = v.object({
  _type: v.nullish(v.literal('span'), 'span'),
  _key: text,
  text: v.string(),
  /** `strong`, `em`, or the `_key` of a mark definition. */
  marks: list(v.string()),
});

export type PortableTextLink = v.InferOutput<typeof link>;
const link = v.object({ _type: v.literal('link'), _key: v.string(), href: v.string() });

export type PortableTextBlock = v.InferOutput<typeof textBlock>;
const textBlock = v.object({
  _type: v.literal('block'),
  _key: text,
  style: oneOf('normal', 'h2', 'h3', 'h4', 'blockquote'),
  listItem: v.exactOptional(v.picklist(['bullet', 'number'])),
  level: v.exactOptional(v.number()),
  markDefs: list(link),
  children: list(span),
});

export type PortableText = PortableTextBlock[];
const blocks = v.array(textBlock);

/** Rich text, or a plain one as older documents have it. */
export const richText = v.nullish(
  v.lazy((value): v.GenericSchema<unknown, string | PortableText> =>
    typeof value === 'string' ? v.string() : blocks,
  ),
  [],
);
