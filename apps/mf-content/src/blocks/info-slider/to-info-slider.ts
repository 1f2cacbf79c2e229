import { list, maybeImage, maybeText, text } from '@weefsel/contracts/shapes';
import * as v from 'valibot';
import { toOptionalImage, type ImageProps } from '../../images/to-image';
import { givenHref } from '../../links/given-href';
import { withoutUndefined } from '../../text/without-undefined';
import { plainText } from '../../text/plain-text';
import type { BlockContext } from '../block-context';
import type { BlockReading } from '../block-kind';
import { blockOf } from '../block-shape';
import { shownItems } from '../shown-items';

/** Slides with a picture or short text, a counter, and links to social pages. */
export type InfoSliderBlock = v.InferOutput<typeof infoSliderBlock>;
const infoSliderBlock = blockOf('infoSlider', {
  title: maybeText,
  elements: list(v.object({ _key: text, title: text, text, image: maybeImage })),
  /** Addresses of the shop's social pages; absent ones are not shown. */
  facebook: maybeText,
  instagram: maybeText,
  tiktok: maybeText,
});

const IMAGE = { widths: [640, 1024], ratio: 4 / 5 };
const NETWORKS = ['facebook', 'instagram', 'tiktok'] as const;

export interface InfoSlide {
  key: string;
  title?: string;
  text?: string;
  image?: ImageProps;
}

export interface InfoSliderProps {
  title?: string;
  slides: InfoSlide[];
  social: { network: (typeof NETWORKS)[number]; href: string }[];
}

type Element = InfoSliderBlock['elements'][number];

function toSlide({ _key, ...element }: Element, context: BlockContext): InfoSlide | undefined {
  const title = plainText(element.title);
  const text = plainText(element.text);
  const image = toOptionalImage(element.image, IMAGE, context);
  return title || text || image ? withoutUndefined({ key: _key, title, text, image }) : undefined;
}

/** Slides with content, and the social pages that have an address. */
export const reading: BlockReading<InfoSliderBlock, InfoSliderProps> = {
  shape: infoSliderBlock,
  toProps: (block, context) =>
    withoutUndefined({
      title: plainText(block.title),
      slides: shownItems(block.elements, (element) => toSlide(element, context), context.warn),
      social: NETWORKS.flatMap((network) => {
        const href = givenHref(block[network]);
        return href ? { network, href } : [];
      }),
    }),
};
