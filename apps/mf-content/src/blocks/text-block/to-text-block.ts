import type { PortableText } from '@weefsel/contracts';
import { headingLevel, maybeText, richText } from '@weefsel/contracts/shapes';
import * as v from 'valibot';
import { toRichText, wordsOf } from '../../rich-text/to-rich-text';
import { withoutUndefined } from '../../text/without-undefined';
import { plainText } from '../../text/plain-text';
import type { BlockReading } from '../block-kind';
import { blockOf } from '../block-shape';
import { toHeadingLevel } from '../heading-level';

/** Text in two columns; on mobile the second one is behind 'Meer'. */
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

/** Texts below this number of characters are too short to collapse on a phone. */
const SHORT = 420;

export interface TextBlockProps {
  title?: string;
  level: 1 | 2 | 3 | 4;
  introduction?: string;
  first: PortableText;
  second?: PortableText;
  /** True when a phone shows only a part, with a button for the rest. */
  collapses: boolean;
}

/** A text of one or two columns. On a phone, long texts and second columns collapse. */
export const reading: BlockReading<TextBlock, TextBlockProps> = {
  shape: textBlock,
  toProps(block) {
    const first = toRichText(block.firstColumn);
    const second = toRichText(block.secondColumn);
    return withoutUndefined({
      title: plainText(block.title),
      level: toHeadingLevel(block.headingLevel),
      introduction: plainText(block.text),
      first,
      second: second.length > 0 ? second : undefined,
      collapses: second.length > 0 || wordsOf(first).length > SHORT,
    });
  },
};
