import { defineType, type SchemaTypeDefinition } from '@sanity/types';
import { named, type FieldsOf } from './fields/field';

export interface BlockWords<Wire extends { _type: string }, Joined extends keyof Wire = never> {
  /** What queries know it by. */
  name: Wire['_type'];
  /** What editors call it. */
  title: string;
  fields: FieldsOf<Wire, Joined>;
  /** Where the words and the picture are by which an editor knows it again; `tabs.0.title` reaches further. */
  shown?: { title?: string; media?: string };
}

/** The Studio's schema of a block: a field for everything that an editor writes of `Wire`, or it does not compile. */
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
