import { defineField, type StringRule, type TextRule } from '@sanity/types';
import { said, type Field, type FieldOptions } from './field';

export interface TextOptions extends FieldOptions {
  /** Maximum length in characters, limited by the space on the page. */
  max?: number;
}

/** Length of a text on the page, with placeholders such as `{promise.returnDays}` counted as numbers. */
const lengthOf = (text = '') => text.replace(/\{promise\.\w+\}/g, '00,00').length;

/** Validation rules of every text; each has a separate message. */
export const textRules =
  ({ required = false, max }: TextOptions) =>
  <Rule extends StringRule | TextRule>(rule: Rule) => [
    ...(required ? [rule.required().error('Vul dit in.')] : []),
    ...(max === undefined
      ? []
      : [rule.custom((text) => lengthOf(text) <= max || `Hoogstens ${max} tekens: meer past er niet.`)]),
  ];

/** A text of one line. */
export const line =
  (title: string, options: TextOptions = {}): Field =>
  (name) =>
    defineField({
      name,
      type: 'string',
      title,
      ...said(options),
      validation: textRules({ max: 120, ...options }),
    });

/** A plain text of several lines. */
export const words =
  (title: string, options: TextOptions & { rows?: number } = {}): Field =>
  (name) =>
    defineField({
      name,
      type: 'text',
      title,
      rows: options.rows ?? 3,
      ...said(options),
      validation: textRules({ max: 600, ...options }),
    });

/** A text of one line that matches a pattern. */
export const formed =
  (title: string, form: { pattern: RegExp; says: string }, options: TextOptions = {}): Field =>
  (name) =>
    defineField({
      name,
      type: 'string',
      title,
      ...said(options),
      validation: (rule) => [...textRules(options)(rule), rule.regex(form.pattern).error(form.says)],
    });
