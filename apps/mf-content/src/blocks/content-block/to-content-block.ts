import type { PortableText } from '@weefsel/contracts';
import { button, headingLevel, maybeText, richText } from '@weefsel/contracts/shapes';
import type { ButtonLinkProps, HeadingLevel } from '@weefsel/ui';
import * as v from 'valibot';
import { toRowButtons } from '../../links/to-row-button';
import { toRichText } from '../../rich-text/to-rich-text';
import { withoutUndefined } from '../../text/without-undefined';
import { plainText } from '../../text/plain-text';
import type { BlockReading } from '../block-kind';
import { blockOf } from '../block-shape';
import { toHeadingLevel } from '../heading-level';

/** Rich text with an optional heading and buttons. */
export type ContentBlock = v.InferOutput<typeof contentBlock>;
export const contentBlock = blockOf('contentBlock', {
  title: maybeText,
  /** Default `h2`. */
  headingLevel,
  text: richText,
  buttons: v.exactOptional(v.array(button)),
});

export interface ContentBlockProps {
  title?: string;
  level: HeadingLevel;
  text: PortableText;
  buttons: ButtonLinkProps[];
}

/** A text with its heading and buttons. */
export const reading: BlockReading<ContentBlock, ContentBlockProps> = {
  shape: contentBlock,
  toProps: (block, context) =>
    withoutUndefined({
      title: plainText(block.title),
      level: toHeadingLevel(block.headingLevel),
      text: toRichText(block.text),
      buttons: toRowButtons(block.buttons, context),
    }),
};
