import { button, headingLevel, maybeText, richText } from '@weefsel/contracts/shapes';
import * as v from 'valibot';
import { blockOf } from '../block-shape';

/** A heading with rich text below it and, when the editor wants them, buttons. */
export type ContentBlock = v.InferOutput<typeof contentBlock>;
export const contentBlock = blockOf('contentBlock', {
  title: maybeText,
  /** Default `h2`. */
  headingLevel,
  text: richText,
  buttons: v.exactOptional(v.array(button)),
});
