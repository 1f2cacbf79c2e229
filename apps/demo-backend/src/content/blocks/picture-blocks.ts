import * as v from 'valibot';
import { blockKind } from './block-kind.ts';
import { picture, richText, text, toButton, writtenButton } from './fields.ts';

const imageAlt = v.optional(v.string(), '');

/** The form of a picture beside a text follows from its frame. */
const besideText = v.pipe(
  picture,
  v.transform((image) => ({
    image,
    imageFormat: image.asset._ref.includes('-1200x1200-')
      ? ('square' as const)
      : ('rectangleHorizontal' as const),
  })),
);

export const imageWithText = blockKind(
  {
    title: text,
    image: besideText,
    imageAlt,
    imageLeft: v.optional(v.boolean(), true),
    imageBoxShadow: v.exactOptional(v.picklist(['solid', 'border'])),
    body: richText,
    button: v.exactOptional(writtenButton),
  },
  ({ title, image, body, button, ...fields }, assortment) => ({
    _type: 'imageWithText',
    ...image,
    ...fields,
    title,
    headingLevel: 'h2',
    text: body,
    ...(button && { button: toButton(button, assortment) }),
  }),
);

export const videoImage = blockKind({ image: picture, imageAlt }, (fields) => ({
  _type: 'videoImage',
  ...fields,
}));
