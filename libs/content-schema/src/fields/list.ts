import { defineArrayMember, defineField, type ArrayRule } from '@sanity/types';
import { named, said, type Field, type FieldsOf } from './field';

interface ListOptions {
  min?: number;
  max?: number;
  description?: string;
}

/** Fields of an item in the Studio's list preview. */
export interface Shown {
  title: string;
  subtitle?: string;
  media?: string;
}

/** Validation rules for the number of items. */
export const lengthRules =
  ({ min = 0, max }: ListOptions) =>
  (rule: ArrayRule<unknown[]>) => [
    ...(min > 0 ? [rule.required().min(min).error(`Minstens ${min}.`)] : []),
    ...(max === undefined ? [] : [rule.max(max).error(`Hoogstens ${max}.`)]),
  ];

/** A list of objects with fields. */
export const listOf =
  <Item, Joined extends keyof Item = never>(
    title: string,
    item: { title: string; fields: FieldsOf<Item, Joined>; shown: Shown },
    options: ListOptions = {},
  ): Field =>
  (name) =>
    defineField({
      name,
      type: 'array',
      title,
      ...said(options),
      of: [
        defineArrayMember({
          type: 'object',
          title: item.title,
          fields: named(item.fields),
          preview: { select: { ...item.shown } },
        }),
      ],
      validation: lengthRules(options),
    });

/** A selection of several values. */
export const someOf =
  (title: string, choices: Readonly<Record<string, string>>): Field =>
  (name) =>
    defineField({
      name,
      type: 'array',
      title,
      of: [defineArrayMember({ type: 'string' })],
      options: { list: Object.entries(choices).map(([value, label]) => ({ value, title: label })) },
      validation: lengthRules({ min: 1 }),
    });

/** A list of distinct dates. */
export const dates =
  (title: string, options: ListOptions = {}): Field =>
  (name) =>
    defineField({
      name,
      type: 'array',
      title,
      ...said(options),
      of: [defineArrayMember({ type: 'date', options: { dateFormat: 'D MMMM YYYY' } })],
      validation: (rule) => [...lengthRules(options)(rule), rule.unique().error('Elke dag één keer.')],
    });

/** An object that groups fields. */
export const group =
  <Wire>(title: string, fields: FieldsOf<Wire>): Field =>
  (name) =>
    defineField({ name, type: 'object', title, fields: named(fields) });
