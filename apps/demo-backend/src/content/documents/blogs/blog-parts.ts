import type { Mood } from '../../../pictures/pictures.ts';
import type { Scene } from '../../../images/image-assets.ts';
import { campaign } from '../content-writer.ts';
import type { Assortment, PageDraft } from '../content-writer.ts';
import { portableText } from '../portable-text.ts';

/** A block of a blog as it is written; some need to know the assortment. */
export type BlogPart = (assortment: Assortment) => PageDraft['blocks'][number];

/** Text under a heading, in one column or two. */
export const columns =
  (title: string, first: string, second?: string): BlogPart =>
  () => ({
    _type: 'textBlock',
    title,
    headingLevel: 'h2',
    firstColumn: portableText(first),
    ...(second ? { secondColumn: portableText(second) } : {}),
  });

/** Text beside a campaign picture. */
export const pictured =
  (mood: Mood, scene: Scene, title: string, text: string, imageLeft = true): BlogPart =>
  () => ({
    _type: 'imageWithText',
    image: campaign(mood, scene, 'square'),
    imageAlt: '',
    imageFormat: 'square',
    imageLeft,
    title,
    headingLevel: 'h2',
    text: portableText(text),
  });

export const said =
  (quote: string, name: string): BlogPart =>
  () => ({ _type: 'quote', quote, name });
