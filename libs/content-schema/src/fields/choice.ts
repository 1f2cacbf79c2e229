import { defineField } from '@sanity/types';
import { said, type Field, type FieldOptions } from './field';

/** One of several values with labels for editors. A required field starts with the first. */
export const choice =
  (title: string, choices: Readonly<Record<string, string>>, options: FieldOptions = {}): Field =>
  (name) => {
    const list = Object.entries(choices).map(([value, label]) => ({ value, title: label }));
    const [first] = list;
    return defineField({
      name,
      type: 'string',
      title,
      ...said(options),
      options: { list },
      ...(options.required && first && { initialValue: first.value }),
      validation: (rule) => (options.required ? [rule.required().error('Kies er een.')] : []),
    });
  };

/** One of several numbers with labels for editors; starts with the first. */
export const numberChoice =
  (title: string, choices: readonly (readonly [number, string])[]): Field =>
  (name) =>
    defineField({
      name,
      type: 'number',
      title,
      options: { list: choices.map(([value, label]) => ({ value, title: label })) },
      initialValue: choices[0]?.[0],
      validation: (rule) => rule.required().error('Kies er een.'),
    });

/** A yes/no switch; initially no by default. */
export const yesNo =
  (title: string, options: FieldOptions & { initially?: boolean } = {}): Field =>
  (name) =>
    defineField({
      name,
      type: 'boolean',
      title,
      ...said(options),
      initialValue: options.initially ?? false,
    });

/** Heading level of a block. */
export const headingLevel = (): Field =>
  choice(
    'Niveau van de kop',
    { h1: 'Kop 1', h2: 'Kop 2', h3: 'Kop 3', h4: 'Kop 4' },
    { description: 'Een pagina heeft één kop 1; daaronder slaat geen niveau over.' },
  );
