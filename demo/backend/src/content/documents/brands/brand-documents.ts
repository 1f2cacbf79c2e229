import type { BrandDocument } from '@weefsel/contracts';
import type { Brand } from '../../../catalogue/types.ts';
import { outfitAsset, outfitImage } from '../outfits.ts';
import { portableText } from '../portable-text.ts';
import { brandProfiles, type BrandProfile } from './read-brands.ts';

export const brandAsset = (profile: BrandProfile) => outfitAsset('brand', profile, 'row');

/**
 * The shop's text about a brand, beside the page with its products.
 * @throws Error when the text is missing: content and assortment have drifted apart.
 */
export function toBrandDocument({ id, name, slug, seoPath }: Brand): BrandDocument {
  const profile = brandProfiles().get(slug);
  if (!profile) throw new Error(`Nobody wrote about the brand ${name}: content/brands/${slug}.md is missing`);
  return {
    _id: `brand-${slug}`,
    _type: 'brand',
    name,
    manufacturerId: id,
    url: `/${seoPath}`,
    image: outfitImage(brandAsset(profile), ''),
    ...profile.from,
    text: portableText(profile.text),
  };
}
