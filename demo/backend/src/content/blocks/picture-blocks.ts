import * as v from 'valibot';
import { describedBeside, reference } from '../documents/content-writer.ts';
import { fileAssets, fileReference, type FileAsset } from '../file-assets.ts';
import { blockKind } from './block-kind.ts';
import { picture, richText, text, toButton, writtenButton } from './fields.ts';

const imageAlt = v.optional(v.string(), '');

/** The frame of a picture beside a text determines its format. */
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
    image: describedBeside(image.image, fields.imageAlt),
    ...fields,
    title,
    headingLevel: 'h2',
    text: body,
    ...(button && { button: toButton(button, assortment) }),
  }),
);

const films = fileAssets.map(({ originalFilename }) => originalFilename);

const film = v.pipe(
  v.picklist(films, `there is no such film; there are ${films.join(', ')}`),
  v.transform((name) => fileAssets.filter(({ originalFilename }) => originalFilename === name)),
  v.tuple([v.custom<FileAsset>(Boolean)]),
  v.transform(([asset]) => ({ _type: 'file' as const, asset: reference(fileReference(asset)) })),
);

export const videoImage = blockKind(
  {
    title: v.exactOptional(text),
    image: picture,
    imageAlt,
    video: v.exactOptional(film),
    transcript: v.exactOptional(text),
  },
  ({ image, ...fields }) => ({
    _type: 'videoImage',
    ...fields,
    image: describedBeside(image, fields.imageAlt),
  }),
);
