import { button, headingLevel, list, maybeText, text } from '@weefsel/contracts/shapes';
import type { ButtonLinkProps } from '@weefsel/ui';
import type * as v from 'valibot';
import { toRowButtons } from '../../links/to-row-button';
import { withoutUndefined } from '../../text/without-undefined';
import { plainText } from '../../text/plain-text';
import type { BlockReading } from '../block-kind';
import { blockOf } from '../block-shape';
import { toHeadingLevel } from '../heading-level';

export type CallToActionBlock = v.InferOutput<typeof callToActionBlock>;
const callToActionBlock = blockOf('callToAction', {
  title: text,
  text: maybeText,
  headingLevel,
  buttons: list(button),
});

export interface CallToActionProps {
  title: string;
  level: 1 | 2 | 3 | 4;
  text?: string;
  buttons: ButtonLinkProps[];
}

/** A question to the shopper with one or more buttons. */
export const reading: BlockReading<CallToActionBlock, CallToActionProps> = {
  shape: callToActionBlock,
  toProps: (block, context) =>
    withoutUndefined({
      title: plainText(block.title) ?? '',
      level: toHeadingLevel(block.headingLevel),
      text: plainText(block.text),
      buttons: toRowButtons(block.buttons, context),
    }),
};
