import type { PortableText, PortableTextBlock } from '@weefsel/contracts';
import { plainText } from '../text/plain-text';

const paragraph = (text: string): PortableTextBlock => ({
  _type: 'block',
  _key: 'text',
  style: 'normal',
  markDefs: [],
  children: [{ _type: 'span', _key: 'span', text, marks: [] }],
});

const isBlock = (value: unknown): value is PortableTextBlock =>
  typeof value === 'object' && value !== null && '_type' in value && value._type === 'block';

/** Normalises text for `<RichText>`: plain text becomes a paragraph, invalid parts are left out. */
export function toRichText(value: unknown): PortableText {
  const text = plainText(value);
  if (text) return [paragraph(text)];
  if (!Array.isArray(value)) return [];
  return value.filter(isBlock).map((block) => ({
    ...block,
    markDefs: Array.isArray(block.markDefs) ? block.markDefs : [],
    children: Array.isArray(block.children)
      ? block.children.filter((span) => typeof span?.text === 'string')
      : [],
  }));
}

/** The plain words of a rich text; a space separates paragraphs. */
export const wordsOf = (text: PortableText): string =>
  text.map(({ children }) => children.map((span) => span.text).join('')).join(' ');
