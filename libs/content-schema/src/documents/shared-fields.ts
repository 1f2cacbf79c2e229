import { defineArrayMember, defineField } from '@sanity/types';
import type { Field } from '../fields/field';
import { choice } from '../fields/choice';
import { words } from '../fields/text';

const PATH = /^[a-z\d-]+(\/[a-z\d-]+)*$/;

/** Last part of an address, or a path of several. */
export const slug =
  (description: string): Field =>
  (name) =>
    defineField({
      name,
      type: 'slug',
      title: 'Adres',
      description,
      options: { source: 'title', maxLength: 120 },
      // One rule: each asks anew whether the address is taken.
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

/** What search engines show below the title. */
export const metaDescription: Field = words('Tekst voor zoekmachines', {
  max: 155,
  rows: 2,
  description: 'Wat zoekmachines onder de titel tonen.',
});

/** Whom a story is for. */
export const audience: Field = choice(
  'Voor wie',
  { general: 'Iedereen', dames: 'Dames', heren: 'Heren' },
  { required: true },
);

/** When a story came out; overviews are in this order. */
export const publishedAt: Field = (name) =>
  defineField({
    name,
    type: 'datetime',
    title: 'Verschenen',
    validation: (rule) => rule.required().error('Zonder dag staat het nergens op zijn plaats.'),
  });

/** Blocks below each other. */
export const blocks =
  (title: string, types: readonly string[]): Field =>
  (name) =>
    defineField({ name, type: 'array', title, of: types.map((type) => defineArrayMember({ type })) });
