import type { Scene } from '../../../images/image-assets.ts';
import type { Mood } from '../../../pictures/pictures.ts';
import type { BlogPart } from '../blogs/blog-parts.ts';
import { campaign, categoryReference, reference } from '../content-writer.ts';
import { faq, faqTab } from '../page-parts.ts';
import { portableText } from '../portable-text.ts';

/** Two or three sentences between the heading of the listing and its products. */
export const intro =
  (text: string): BlogPart =>
  () => ({ _type: 'textBlock', firstColumn: portableText(text) });

/** Pictures of other categories, each `[name, SEO path, scene of the picture]`. */
export const ways =
  (
    title: string,
    mood: Mood,
    ...tiles: readonly (readonly [name: string, path: string, scene: Scene])[]
  ): BlogPart =>
  (assortment) => ({
    _type: 'contentSlider',
    title,
    elements: tiles.map(([name, path, scene]) => ({
      _key: path.replaceAll('/', '-'),
      itemTitle: name,
      itemImage: campaign(mood, scene, 'tile'),
      link: categoryReference(assortment, `nl/${path}/`),
    })),
  });

/** What customers ask about these goods. */
export const asked =
  (
    id: string,
    title: string,
    ...questions: readonly (readonly [question: string, answer: string])[]
  ): BlogPart =>
  () =>
    faq(title, faqTab(id, title, questions));

/** Blogs to read on, by their slugs. */
export const reading =
  (title: string, ...slugs: readonly string[]): BlogPart =>
  () => ({ _type: 'blogTeasers', title, blogs: slugs.map((slug) => reference(`blog-${slug}`)) });
