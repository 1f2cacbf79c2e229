import { defineField } from '@sanity/types';
import { yesNo } from './choice';
import { named, said, type Field, type FieldOptions } from './field';
import { line, textRules } from './text';

const SAY = 'Beschrijf wat erop staat, of zet Versiering aan.';
const FOR = { max: 250, description: 'Voor wie het beeld niet ziet.' };

interface Picture {
  asset?: unknown;
  alt?: string;
  decorative?: boolean;
}

const isPicture = (value: unknown): value is Picture => typeof value === 'object' && value !== null;

/** True for a picture with neither a description nor the mark of decoration. */
const isSilent = (picture: unknown) =>
  isPicture(picture) && Boolean(picture.asset) && !picture.alt && !picture.decorative;

const altHere: Field = (name) =>
  defineField({
    name,
    type: 'string',
    title: 'Beschrijving',
    ...said(FOR),
    validation: (rule) => [
      ...textRules(FOR)(rule),
      rule.custom((_alt, { parent }) => !isSilent(parent) || SAY),
    ],
  });

const decorative = yesNo('Versiering', { description: 'Het beeld zegt niets dat de tekst niet zegt.' });

const pictureWith =
  (title: string, alt: Field, { required = false }: FieldOptions): Field =>
  (name) =>
    defineField({
      name,
      type: 'image',
      title,
      options: { hotspot: true },
      fields: named({ alt, decorative }),
      validation: (rule) => (required ? rule.required().assetRequired().error('Kies een beeld.') : []),
    });

/** A picture with crop, hotspot and description. */
export const picture = (title: string, options: FieldOptions = {}): Field =>
  pictureWith(title, altHere, options);

/** A picture with its description in a sibling field (`altBeside`). */
export const pictureAlone = (title: string, options: FieldOptions = {}): Field =>
  pictureWith(title, line('Beschrijving', { hidden: true }), options);

/** Description of the picture in the sibling field `image`. */
export const altBeside =
  (image: string): Field =>
  (name) =>
    defineField({
      name,
      type: 'string',
      title: 'Beschrijving van het beeld',
      ...said(FOR),
      validation: (rule) => [
        ...textRules(FOR)(rule),
        rule.custom((alt, { parent }) => {
          const beside: unknown = isPicture(parent) ? Reflect.get(parent, image) : undefined;
          return Boolean(alt) || !isSilent(beside) || SAY;
        }),
      ],
    });

/** A video file. */
export const film =
  (title: string): Field =>
  (name) =>
    defineField({ name, type: 'file', title, options: { accept: 'video/mp4' } });
