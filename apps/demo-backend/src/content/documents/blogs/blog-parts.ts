import type { Mood } from '../../../pictures/pictures.ts';
import type { Scene } from '../../../images/image-assets.ts';
import { button, campaign, categoryReference } from '../content-writer.ts';
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

/** Running text; an opening has no heading. */
export const prose =
  (text: string, title?: string): BlogPart =>
  () => ({
    _type: 'contentBlock',
    ...(title ? { title, headingLevel: 'h2' } : {}),
    text: portableText(text),
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

/** A campaign picture from edge to edge. */
export const wide =
  (mood: Mood, scene: Scene): BlogPart =>
  () => ({ _type: 'videoImage', image: campaign(mood, scene, 'horizontal'), imageAlt: '' });

export const said =
  (quote: string, name: string): BlogPart =>
  () => ({ _type: 'quote', quote, name });

/** The newest goods of some shelves, each `[tab, SEO path]`. */
export const goods =
  (title: string, ...shelves: readonly (readonly [tab: string, seoPath: string])[]): BlogPart =>
  (assortment) => ({
    _type: 'productSlider',
    title,
    tabs: shelves.map(([tab, seoPath], index) => ({
      _key: `tab-${index + 1}`,
      title: tab,
      dataSource: 'dpg',
      pageReference: categoryReference(assortment, seoPath),
    })),
  });

export const questions =
  (title: string, ...faqs: readonly (readonly [question: string, answer: string])[]): BlogPart =>
  () => ({
    _type: 'faq',
    title,
    headingLevel: 'h2',
    tabs: [
      {
        _key: 'vragen',
        id: 'vragen',
        title: 'Vragen',
        faqs: faqs.map(([question, answer], index) => ({
          _key: `vraag-${index + 1}`,
          question,
          answer: portableText(answer),
        })),
      },
    ],
  });

/** Where to go next. */
export const onward =
  (title: string, text: string, label: string, href: string): BlogPart =>
  () => ({ _type: 'callToAction', title, text, headingLevel: 'h2', buttons: [button(label, href)] });
