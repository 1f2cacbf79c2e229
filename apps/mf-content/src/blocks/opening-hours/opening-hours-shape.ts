import { maybeButton, maybeImage, maybeText, text } from '@weefsel/contracts/shapes';
import type * as v from 'valibot';
import { blockOf } from '../block-shape';

/** When and where the store is open; the hours and address themselves are the store's. */
export type OpeningHoursBlock = v.InferOutput<typeof openingHoursBlock>;
export const openingHoursBlock = blockOf('openingHours', {
  title: text,
  text: maybeText,
  mapImage: maybeImage,
  mapImageAlt: text,
  button: maybeButton,
});
