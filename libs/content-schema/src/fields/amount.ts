import { defineField } from '@sanity/types';
import { said, type Field, type FieldOptions } from './field';

interface AmountOptions extends FieldOptions {
  min?: number;
  max?: number;
  /** Whole numbers only. Default true. */
  whole?: boolean;
}

/** A number between bounds; the default minimum is 0. */
export const amount =
  (title: string, options: AmountOptions = {}): Field =>
  (name) => {
    const { required = false, min = 0, max, whole = true } = options;
    return defineField({
      name,
      type: 'number',
      title,
      ...said(options),
      validation: (rule) => [
        ...(required ? [rule.required().error('Vul een getal in.')] : []),
        rule.min(min).error(`Minstens ${min}.`),
        ...(max === undefined ? [] : [rule.max(max).error(`Hoogstens ${max}.`)]),
        ...(whole ? [rule.integer().error('Een heel getal.')] : []),
      ],
    });
  };
