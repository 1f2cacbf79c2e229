import { defineArrayMember, defineField } from '@sanity/types';
import { said, type Field, type FieldOptions } from './field';
import { lengthRules } from './list';

/** Document types that others reference. */
type Referred = 'page' | 'blog' | 'look' | 'brand' | 'category';

/** A reference to another document. */
export const to =
  (type: Referred, title: string, options: FieldOptions = {}): Field =>
  (name) =>
    defineField({
      name,
      type: 'reference',
      title,
      ...said(options),
      to: [{ type }],
      // Weak: categories follow the assortment, independent of editors.
      weak: type === 'category',
    });

/** A reference to a category of the commerce backend; its mirror in the content service has the same id. */
export const category = (options?: FieldOptions): Field => to('category', 'Categorie', options);

/** A list of distinct references. */
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
