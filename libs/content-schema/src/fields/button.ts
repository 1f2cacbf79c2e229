import type { ContentButton } from '@weefsel/contracts';
import { defineArrayMember, defineField } from '@sanity/types';
import { choice } from './choice';
import { named, type Field, type FieldsOf } from './field';
import { link } from './link';
import { lengthRules } from './list';
import { category } from './reference';
import { line } from './text';

const LOOKS = { primary: 'Vol', secondary: 'Omlijnd', underline: 'Onderstreept' };

/** Appearance of a button. */
export const buttonLook = (title = 'Uiterlijk'): Field => choice(title, LOOKS);

const fields: FieldsOf<ContentButton> = {
  text: line('Tekst', { required: true, max: 40 }),
  title: line('Voorleestekst', { description: 'Als de tekst alleen niet zegt waarheen.' }),
  type: buttonLook(),
  buttonType: choice('Leidt naar', { internal: 'De winkel', external: 'Elders' }),
  link: link('Waarheen', { required: true }),
  internalLink: category({ description: 'Wint van het pad, ook als de categorie verhuist.' }),
  externalUrl: link('Adres elders'),
  target: choice('Opent', { _self: 'Hier', _blank: 'In een nieuw tabblad' }),
  buttonAlignment: choice('Plaats', { left: 'Links', center: 'Midden', right: 'Rechts' }),
  buttonTypeMobile: buttonLook('Uiterlijk op telefoons'),
  classes: line('Klassen', { hidden: true }),
};

/** An optional button. */
export const button =
  (title = 'Knop'): Field =>
  (name) =>
    defineField({
      name,
      type: 'object',
      title,
      options: { collapsible: true, collapsed: true },
      fields: named(fields),
    });

/** Buttons in a row. */
export const buttons =
  ({ min = 0, max = 6 } = {}): Field =>
  (name) =>
    defineField({
      name,
      type: 'array',
      title: 'Knoppen',
      of: [
        defineArrayMember({
          type: 'object',
          title: 'Knop',
          fields: named(fields),
          preview: { select: { title: 'text', subtitle: 'link' } },
        }),
      ],
      validation: lengthRules({ min, max }),
    });
