import type { BrandDocument } from '@weefsel/contracts';
import type { Brand } from '../../../catalogue/types.ts';
import { outfitAsset, outfitImage } from '../outfits.ts';
import { portableText } from '../portable-text.ts';
import type { BrandProfiles } from './brand-profile.ts';
import { profilesAToG } from './profiles-a-to-g.ts';
import { profilesHToO } from './profiles-h-to-o.ts';
import { profilesPToZ } from './profiles-p-to-z.ts';

const PROFILES: BrandProfiles = { ...profilesAToG, ...profilesHToO, ...profilesPToZ };

const brandAssets = new Map(
  Object.entries(PROFILES).map(([slug, { wear }]) => [slug, outfitAsset('brand', { slug, wear }, 'row')]),
);

/** The picture of every brand. */
export const everyBrandAsset = [...brandAssets.values()];

/**
 * What the shop says of a brand, beside the page with its goods.
 * @throws Error when nobody wrote about the brand: content and assortment have drifted apart.
 */
export function toBrandDocument({ id, name, slug, seoPath }: Brand): BrandDocument {
  const [profile, asset] = [PROFILES[slug], brandAssets.get(slug)];
  if (!profile || !asset) throw new Error(`Nobody wrote about the brand ${name}`);
  return {
    _id: `brand-${slug}`,
    _type: 'brand',
    name,
    manufacturerId: id,
    url: `/${seoPath}`,
    image: outfitImage(asset, ''),
    text: portableText(profile.text),
  };
}
