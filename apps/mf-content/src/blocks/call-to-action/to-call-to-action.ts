import type { ButtonLinkProps } from '@weefsel/ui';
import { toRowButtons } from '../../links/to-row-button';
import { given } from '../../text/given';
import { plainText } from '../../text/plain-text';
import type { BlockContext } from '../block-context';
import type { BlockReading } from '../block-kind';
import { headingLevel } from '../heading-level';
import { callToActionBlock, type CallToActionBlock } from './call-to-action-shape';

export interface CallToActionProps {
  title: string;
  level: 1 | 2 | 3 | 4;
  text?: string;
  buttons: ButtonLinkProps[];
}

/** A question to the shopper with one or more ways to answer it. */
export const toCallToAction = (block: CallToActionBlock, context: BlockContext): CallToActionProps =>
  given({
    title: plainText(block.title) ?? '',
    level: headingLevel(block.headingLevel),
    text: plainText(block.text),
    buttons: toRowButtons(block.buttons, context),
  });

export const reading: BlockReading<CallToActionBlock, CallToActionProps> = {
  shape: callToActionBlock,
  toProps: toCallToAction,
};
