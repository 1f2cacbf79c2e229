import * as v from 'valibot';
import { describedBeside } from '../documents/content-writer.ts';
import { portableText } from '../documents/portable-text.ts';
import { blockKind } from './block-kind.ts';
import { line, picture, richText, text, toButtons, writtenButton } from './fields.ts';

const heading = (title: string | undefined) =>
  title === undefined ? {} : { title, headingLevel: 'h2' as const };

const buttons = v.exactOptional(v.pipe(v.array(writtenButton), v.minLength(1, 'must have at least one')));

/** Running text in one column or two; a line of `---` separates them. */
const columns = v.pipe(
  text,
  v.transform((body) => body.split(/^---$/m)),
  v.maxLength(2, 'must be one column or two'),
  v.transform(([first = '', second]) => ({
    firstColumn: portableText(first),
    ...(second !== undefined && { secondColumn: portableText(second) }),
  })),
);

export const contentBlock = blockKind(
  { title: v.exactOptional(text), body: richText, buttons },
  ({ title, body, buttons: written }, assortment) => ({
    _type: 'contentBlock',
    ...heading(title),
    text: body,
    ...(written && { buttons: toButtons(written, assortment) }),
  }),
);

export const textBlock = blockKind(
  { title: v.exactOptional(text), text: v.exactOptional(text), body: columns },
  ({ title, text: intro, body }) => ({
    _type: 'textBlock',
    ...heading(title),
    ...(intro !== undefined && { text: intro }),
    ...body,
  }),
);

export const quote = blockKind(
  { quote: text, name: text, image: v.exactOptional(picture), imageAlt: v.exactOptional(text) },
  ({ image, ...fields }) => ({
    _type: 'quote',
    ...fields,
    ...(image && { image: describedBeside(image, fields.imageAlt) }),
  }),
);

export const callToAction = blockKind(
  { title: text, body: line, buttons: v.array(writtenButton) },
  ({ title, body, buttons: written }, assortment) => ({
    _type: 'callToAction',
    title,
    text: body,
    headingLevel: 'h2',
    buttons: toButtons(written, assortment),
  }),
);

export const buttonsBlock = blockKind(
  { buttons: v.array(writtenButton) },
  ({ buttons: written }, assortment) => ({
    _type: 'buttons',
    buttons: toButtons(written, assortment),
  }),
);

const pixels = v.pipe(v.number(), v.integer(), v.minValue(0));

export const spacing = blockKind({ desktopHeight: pixels, mobileHeight: pixels }, (fields) => ({
  _type: 'spacing',
  ...fields,
}));
