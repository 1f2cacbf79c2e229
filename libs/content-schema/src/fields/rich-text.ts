import { defineArrayMember, defineField } from '@sanity/types';
import { named, type Field } from './field';
import { link } from './link';

/** Styles, lists and marks supported by `RichText`; the Studio offers no others. */
const member = defineArrayMember({
  type: 'block',
  styles: [
    { title: 'Alinea', value: 'normal' },
    { title: 'Kop 2', value: 'h2' },
    { title: 'Kop 3', value: 'h3' },
    { title: 'Kop 4', value: 'h4' },
    { title: 'Citaat', value: 'blockquote' },
  ],
  lists: [
    { title: 'Punten', value: 'bullet' },
    { title: 'Stappen', value: 'number' },
  ],
  marks: {
    decorators: [
      { title: 'Vet', value: 'strong' },
      { title: 'Cursief', value: 'em' },
    ],
    annotations: [
      {
        name: 'link',
        type: 'object',
        title: 'Link',
        fields: named({ href: link('Waarheen', { required: true }) }),
      },
    ],
  },
});

/** Text with headings, lists, emphasis and links. */
export const richText =
  (title: string, { required = false } = {}): Field =>
  (name) =>
    defineField({
      name,
      type: 'array',
      title,
      of: [member],
      validation: (rule) => (required ? rule.required().min(1).error('Vul dit in.') : []),
    });
