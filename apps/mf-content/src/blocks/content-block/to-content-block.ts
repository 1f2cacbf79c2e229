import type { PortableText } from '@weefsel/contracts';
import type { ButtonLinkProps, HeadingLevel } from '@weefsel/ui';
import { toRowButtons } from '../../links/to-row-button';
import { toRichText } from '../../rich-text/to-rich-text';
import { given } from '../../text/given';
import { plainText } from '../../text/plain-text';
import type { BlockContext } from '../block-context';
import type { BlockReading } from '../block-kind';
import { toHeadingLevel } from '../heading-level';
import { contentBlock, type ContentBlock } from './content-block-shape';

export interface ContentBlockProps {
  title?: string;
  level: HeadingLevel;
  text: PortableText;
  buttons: ButtonLinkProps[];
}

/** A text to read, with its heading and buttons. */
export const toContentBlock = (block: ContentBlock, context: BlockContext): ContentBlockProps =>
  given({
    title: plainText(block.title),
    level: toHeadingLevel(block.headingLevel),
    text: toRichText(block.text),
    buttons: toRowButtons(block.buttons, context),
  });

export const reading: BlockReading<ContentBlock, ContentBlockProps> = {
  shape: contentBlock,
  toProps: toContentBlock,
};
