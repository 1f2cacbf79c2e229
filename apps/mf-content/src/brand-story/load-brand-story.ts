import type { BrandStoryProps, PortableText } from '@weefsel/contracts';
import type { ContentClients } from '../content-clients';
import { toOptionalImage, type ImageProps } from '../images/to-image';
import { warnOnce } from '../links/warn-once';
import { toRichText } from '../rich-text/to-rich-text';
import { given } from '../text/given';
import { plainText } from '../text/plain-text';
import { brandQuery, type BrandOnWire } from './brand-query';

/** What the story of a brand is shown from. */
export interface BrandStoryData {
  name: string;
  text: PortableText;
  /** Where it began, e.g. `Antwerpen, België`. */
  origin?: string;
  since?: number;
  image?: ImageProps;
}

const WIDTHS = [480, 768, 1024];
/** As the pictures of brands are laid out. */
const RATIO = 4 / 3;

const originOf = ({ place, country }: BrandOnWire): string | undefined =>
  [plainText(place), plainText(country)].filter(Boolean).join(', ') || undefined;

/** The story of a brand; null when nobody wrote one. */
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
  return given({
    name: brand.name,
    text,
    origin: originOf(brand),
    since: brand.since ?? undefined,
    image: toOptionalImage(brand.image, { widths: WIDTHS, ratio: RATIO, alt: '' }, around),
  });
}
