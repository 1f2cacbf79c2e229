import { headingLevel, maybeText, richText } from '@weefsel/contracts/shapes';
import * as v from 'valibot';
import { blockOf } from '../block-shape';

/** Text in two columns; on mobile the second one waits behind 'Meer'. */
export type TextBlock = v.InferOutput<typeof textBlock>;
export const textBlock = blockOf('textBlock', {
  title: maybeText,
  firstColumn: richText,
  secondColumn: v.exactOptional(richText),
  /** Short introduction above the columns. */
  text: maybeText,
  /** Default `h2`. */
  headingLevel,
});
