import { button, headingLevel, list, maybeText, text } from '@weefsel/contracts/shapes';
import type * as v from 'valibot';
import { blockOf } from '../block-shape';

export type CallToActionBlock = v.InferOutput<typeof callToActionBlock>;
export const callToActionBlock = blockOf('callToAction', {
  title: text,
  text: maybeText,
  headingLevel,
  buttons: list(button),
});
