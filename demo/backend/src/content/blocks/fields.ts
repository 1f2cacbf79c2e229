import * as v from 'valibot';
import type { ContentButton } from '@weefsel/contracts';
import { FRAME_NAMES, MOODS, SCENES } from '../../images/image-assets.ts';
import { button, campaign, categoryButton, keyed, type Assortment } from '../documents/content-writer.ts';
import { keepTogether, portableText } from '../documents/portable-text.ts';

/** A line of text. */
export const text = v.pipe(v.string(), v.nonEmpty('must not be empty'));

/** A line of text whose amounts and times stay together. */
export const line = v.pipe(text, v.transform(keepTogether));

/** Markdown, limited to the features of portable text. */
export const richText = v.pipe(text, v.transform(portableText));

const sceneNumber = v.pipe(
  v.string(),
  v.transform(Number),
  v.picklist(SCENES, `the scene must be one of ${SCENES.join(', ')}`),
);

/** A campaign picture: `ladies/7/square`. */
export const picture = v.pipe(
  v.string(),
  v.transform((name) => name.split('/')),
  v.strictTuple(
    [
      v.picklist(MOODS, `the mood must be one of ${MOODS.join(', ')}`),
      sceneNumber,
      v.picklist(FRAME_NAMES, `the frame must be one of ${FRAME_NAMES.join(', ')}`),
    ],
    'must be a campaign picture, as ladies/7/square is: mood, scene and frame',
  ),
  v.transform(([mood, scene, frame]) => campaign(mood, scene, frame)),
);

const type = v.optional(v.picklist(['primary', 'secondary', 'underline']), 'primary');

type WrittenButton = v.InferOutput<typeof writtenButton>;

/** A button with its target: a path, an external address or a category of the assortment. */
export const writtenButton = v.union(
  [
    v.strictObject({ text, category: text, type }),
    v.strictObject({
      text,
      link: text,
      type,
      /** Text for screen readers instead of the visible one. */
      title: v.exactOptional(text),
      external: v.exactOptional(v.literal(true)),
      newTab: v.exactOptional(v.literal(true)),
    }),
  ],
  'must be a button: text, link or category, and type when it is not the primary one',
);

export const toButtons = (written: readonly WrittenButton[], assortment: Assortment) =>
  written.map((one, index) => keyed(`knop-${index + 1}`, toButton(one, assortment)));

export function toButton(written: WrittenButton, assortment: Assortment): ContentButton {
  if ('category' in written) return categoryButton(assortment, written.text, written.category, written.type);
  const { text: label, link, external, newTab, title } = written;
  if (!external) return button(label, link, written.type);
  return {
    ...(title !== undefined && { title }),
    text: label,
    link,
    type: written.type,
    buttonType: 'external',
    externalUrl: link,
    ...(newTab && { target: '_blank' }),
  };
}
