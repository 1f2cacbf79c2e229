import type { StoreInfo, Weekday } from '@weefsel/contracts';
import { maybeButton, maybeImage, maybeText, text } from '@weefsel/contracts/shapes';
import { dayOpening, WEEKDAYS, type ButtonLinkProps, type DayOpening } from '@weefsel/ui';
import type * as v from 'valibot';
import { toOptionalImage, type ImageProps } from '../../images/to-image';
import { toLoneButton } from '../../links/to-row-button';
import { withoutUndefined } from '../../text/without-undefined';
import { plainText } from '../../text/plain-text';
import type { BlockReading } from '../block-kind';
import { blockOf } from '../block-shape';

/** Texts around the store's hours and address, which the content service keeps elsewhere. */
export type OpeningHoursBlock = v.InferOutput<typeof openingHoursBlock>;
const openingHoursBlock = blockOf('openingHours', {
  title: text,
  text: maybeText,
  mapImage: maybeImage,
  mapImageAlt: text,
  button: maybeButton,
});

const MAP = { widths: [640, 1024, 1280], ratio: 4 / 3 };

export interface OpeningHoursProps {
  title?: string;
  text?: string;
  /** Empty when the store's hours are unknown. */
  week: { day: Weekday; opening: DayOpening }[];
  /** The store's address on one line. */
  address?: string;
  map?: ImageProps;
  button?: ButtonLinkProps;
}

const addressOf = ({ address, zipcode, city }: StoreInfo): string | undefined =>
  [plainText(address), [zipcode, city].flatMap((part) => plainText(part) ?? []).join(' ')]
    .filter(Boolean)
    .join(', ') || undefined;

/**
 * The store's week and address as the content service keeps them.
 * Without them, the editor's text and map remain.
 */
export const reading: BlockReading<OpeningHoursBlock, OpeningHoursProps, StoreInfo | null> = {
  shape: openingHoursBlock,
  toProps(block, context) {
    const store = context.resolved;
    const hours = store?.openingHours;
    return withoutUndefined({
      title: plainText(block.title),
      text: plainText(block.text),
      week: hours ? WEEKDAYS.map((day) => ({ day, opening: dayOpening(hours, day) })) : [],
      address: store ? addressOf(store) : undefined,
      map: toOptionalImage(block.mapImage, { ...MAP, alt: plainText(block.mapImageAlt) ?? '' }, context),
      button: toLoneButton(block.button, context),
    });
  },
  resolve: (_block, { clients, signal }) => clients.content.storeInfo(signal),
};
