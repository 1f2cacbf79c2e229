import type { BrandStoryProps, PortableText } from '@weefsel/contracts';
import type { ContentClients } from '../content-clients';
import { toOptionalImage, type ImageProps } from '../images/to-image';
import { warnOnce } from '../links/warn-once';
import { toRichText } from '../rich-text/to-rich-text';
import { withoutUndefined } from '../text/without-undefined';
import { plainText } from '../text/plain-text';
import { brandQuery, type BrandOnWire } from './brand-query';

/** Data of a brand's story. */
export interface BrandStoryData {
  name: string;
  text: PortableText;
  /** Place of origin, e.g. `Antwerpen, België`. */
  origin?: string;
  since?: number;
  image?: ImageProps;
}

const WIDTHS = [480, 768, 1024];
/** Ratio of the pictures of brands. */
const RATIO = 4 / 3;

const originOf = ({ place, country }: BrandOnWire): string | undefined =>
  [plainText(place), plainText(country)].filter(Boolean).join(', ') || undefined;

/** Loads the story of a brand; null when none was written. */
export async function load(
  { brandId }: BrandStoryProps,
  { content }: Pick<ContentClients, 'content'>,
  signal: AbortSignal,
): Promise<BrandStoryData | null> {
  const brand = await content.query(brandQuery, { id: brandId }, signal);
  const text = toRichText(brand?.text);
  if (!brand || text.length === 0) return null;
  const warn = (message: string) => warnOnce(`Brand "${brand.name}": ${message}`);
  const around = { imageUrl: content.imageUrl, warn };
  return withoutUndefined({
    name: brand.name,
    text,
    origin: originOf(brand),
    since: brand.since ?? undefined,
    image: toOptionalImage(brand.image, { widths: WIDTHS, ratio: RATIO, alt: '' }, around),
  });
}
