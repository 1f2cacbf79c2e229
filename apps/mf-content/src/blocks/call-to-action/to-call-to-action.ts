import type { CallToActionBlock } from '@weefsel/contracts';
import type { ButtonLinkProps } from '@weefsel/ui';
import { toRowButton } from '../../links/to-row-button';
import type { BlockContext } from '../block-context';
import { headingLevel } from '../heading-level';

export interface CallToActionProps {
  title: string;
  level: 1 | 2 | 3 | 4;
  text?: string;
  buttons: ButtonLinkProps[];
}

/** A question to the shopper with one or more ways to answer it. */
export const toCallToAction = (block: CallToActionBlock, { hrefOf }: BlockContext): CallToActionProps => ({
  title: block.title,
  level: headingLevel(block.headingLevel),
  ...(block.text && { text: block.text }),
  buttons: (block.buttons ?? []).map((button) => toRowButton(button, hrefOf(button))),
});
