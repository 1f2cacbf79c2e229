import type { ContentButton, SanityImage, SanityReference } from '@weefsel/contracts';
import type { Mood } from '@weefsel/drawings';
import type { Block } from '../../../../../apps/mf-content/src/blocks/block-types.ts';
import type { Catalogue } from '../../catalogue/types.ts';
import { campaignReference, type FrameName, type Scene } from '../../images/image-assets.ts';

type WithoutKey<T> = T extends unknown ? Omit<T, '_key'> : never;

/** A written block. */
export type BlockDraft = WithoutKey<Block>;

/** Data of the assortment that writers of pages need. */
export type Assortment = Pick<Catalogue, 'bySeoPath' | 'brands'>;

export const reference = (id: string): SanityReference => ({ _type: 'reference', _ref: id });

/**
 * Reference to a commerce category by its SEO path, e.g. `nl/dames/`.
 * @throws Error when there is no such category: content and assortment have drifted apart.
 */
export function categoryReference(assortment: Assortment, seoPath: string): SanityReference {
  const target = assortment.bySeoPath(seoPath);
  if (target?.kind !== 'category') throw new Error(`No category has the path ${seoPath}`);
  return reference(target.category.id);
}

/** A picture. One without a description is decorative, which editors must state. */
export const image = (asset: string, alt: string): SanityImage => ({
  _type: 'image',
  asset: reference(asset),
  alt,
  ...(alt === '' && { decorative: true }),
});

/** The picture of a block with a separate field for the description. */
export const describedBeside = ({ _type, asset }: SanityImage, imageAlt: string | undefined) => ({
  _type,
  asset,
  ...(!imageAlt && { decorative: true }),
});

/** An entry of a list, which editors can move. */
export const keyed = <T extends object>(_key: string, value: T) => ({ ...value, _key });

export const campaign = (mood: Mood, scene: Scene, frame: FrameName, alt = ''): SanityImage =>
  image(campaignReference(mood, scene, frame), alt);

/** Button to a path of the shop. */
export const button = (
  text: string,
  link: string,
  type: ContentButton['type'] = 'primary',
): ContentButton => ({ text, link, type, buttonType: 'internal', target: '_self', buttonAlignment: 'left' });

/** Button to a commerce category, which keeps working when the category moves. */
export const categoryButton = (
  assortment: Assortment,
  text: string,
  seoPath: string,
  type: ContentButton['type'] = 'primary',
): ContentButton => ({
  ...button(text, `/${seoPath}`, type),
  internalLink: categoryReference(assortment, seoPath),
});

/** Id of the page with this slug. */
export const pageId = (slug: string) => `page-${slug.replaceAll('/', '-')}`;
