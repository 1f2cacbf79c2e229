import { defineType, type SchemaTypeDefinition } from '@sanity/types';
import { named, type FieldsOf } from './fields/field';

interface BlockWords<Wire extends { _type: string }, Joined extends keyof Wire = never> {
  /** Type name in queries. */
  name: Wire['_type'];
  /** Name shown to editors. */
  title: string;
  fields: FieldsOf<Wire, Joined>;
  /** Paths of the title and picture in the Studio's preview; nested ones such as `tabs.0.title` work too. */
  shown?: { title?: string; media?: string };
}

/** Studio schema of a block. Every editable property of `Wire` needs a field, or it does not compile. */
export const defineBlock = <Wire extends { _type: string }, Joined extends keyof Wire = never>({
  name,
  title,
  fields,
  shown = {},
}: BlockWords<Wire, Joined>): SchemaTypeDefinition =>
  defineType({
    name,
    title,
    type: 'object',
    fields: named(fields),
    preview: {
      select: { ...shown },
      prepare: ({ title: words, media }) => ({
        title: typeof words === 'string' && words !== '' ? words : title,
        subtitle: title,
        media,
      }),
    },
  });
