import { defineArrayMember, defineField } from '@sanity/types';
import { said, type Field, type FieldOptions } from './field';
import { lengthRules } from './list';

/** Types of documents that others refer to. */
type Referred = 'page' | 'blog' | 'look' | 'brand' | 'category';

/** Another document. */
export const to =
  (type: Referred, title: string, options: FieldOptions = {}): Field =>
  (name) =>
    defineField({
      name,
      type: 'reference',
      title,
      ...said(options),
      to: [{ type }],
      // Categories come and go with the assortment, which does not wait for editors.
      weak: type === 'category',
    });

/** A category of the commerce backend: its mirror in the content service has the same id. */
export const category = (options?: FieldOptions): Field => to('category', 'Categorie', options);

/** Other documents, each once. */
export const listTo =
  (type: Referred, title: string, { min = 1, max = 12 } = {}): Field =>
  (name) =>
    defineField({
      name,
      type: 'array',
      title,
      of: [defineArrayMember({ type: 'reference', to: [{ type }] })],
      validation: (rule) => [...lengthRules({ min, max })(rule), rule.unique()],
    });
