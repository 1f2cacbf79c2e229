import type { PortableText, TextBlock } from '@weefsel/contracts';
import { headingLevel } from '../heading-level';

/** Below this many characters there is nothing to save on a phone. */
const SHORT = 420;

export interface TextBlockProps {
  title?: string;
  level: 1 | 2 | 3 | 4;
  introduction?: string;
  first: PortableText;
  second?: PortableText;
  /** On a phone part of it waits behind a button. */
  collapses: boolean;
}

const lengthOf = (text: PortableText): number =>
  text.reduce((sum, { children }) => sum + children.reduce((line, span) => line + span.text.length, 0), 0);

/** A text of one or two columns; long ones and those with a second column collapse on a phone. */
export function toTextBlock(block: TextBlock): TextBlockProps {
  const first = block.firstColumn ?? [];
  const second = block.secondColumn?.length ? block.secondColumn : undefined;
  return {
    ...(block.title && { title: block.title }),
    level: headingLevel(block.headingLevel),
    ...(block.text && { introduction: block.text }),
    first,
    ...(second && { second }),
    collapses: second !== undefined || lengthOf(first) > SHORT,
  };
}
