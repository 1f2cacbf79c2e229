import { defineArrayMember, defineField } from '@sanity/types';
import type { Field } from '../fields/field';
import { choice } from '../fields/choice';
import { words } from '../fields/text';

const PATH = /^[a-z\d-]+(\/[a-z\d-]+)*$/;

/** Last part of an address, or a path with several parts. */
export const slug =
  (description: string): Field =>
  (name) =>
    defineField({
      name,
      type: 'slug',
      title: 'Adres',
      description,
      options: { source: 'title', maxLength: 120 },
      // A single rule: each one would query again whether the address is taken.
      validation: (rule) =>
        rule
          .required()
          .custom(
            (value) =>
              !value?.current ||
              PATH.test(value.current) ||
              'Kleine letters, cijfers en streepjes; schuine strepen alleen ertussen.',
          ),
    });

/** Meta description, shown by search engines below the title. */
export const metaDescription: Field = words('Tekst voor zoekmachines', {
  max: 155,
  rows: 2,
  description: 'Wat zoekmachines onder de titel tonen.',
});

/** Audience of a story. */
export const audience: Field = choice(
  'Voor wie',
  { general: 'Iedereen', dames: 'Dames', heren: 'Heren' },
  { required: true },
);

/** Publication date of a story; overviews are sorted by it. */
export const publishedAt: Field = (name) =>
  defineField({
    name,
    type: 'datetime',
    title: 'Verschenen',
    validation: (rule) => rule.required().error('Zonder dag staat het nergens op zijn plaats.'),
  });

/** Blocks, one below the other. */
export const blocks =
  (title: string, types: readonly string[]): Field =>
  (name) =>
    defineField({ name, type: 'array', title, of: types.map((type) => defineArrayMember({ type })) });
