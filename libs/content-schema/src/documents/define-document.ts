import { defineType, type SchemaTypeDefinition } from '@sanity/types';
import { named, type Field } from '../fields/field';
import type { Shown } from '../fields/list';

interface DocumentWords {
  name: string;
  title: string;
  fields: Readonly<Record<string, Field>>;
  shown?: Shown;
}

/** Studio schema of a document type. */
export const defineDocument = ({ name, title, fields, shown }: DocumentWords): SchemaTypeDefinition =>
  defineType({
    name,
    title,
    type: 'document',
    fields: named(fields),
    preview: shown ? { select: { ...shown } } : { prepare: () => ({ title }) },
  });
