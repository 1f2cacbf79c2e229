import type { PortableText, PortableTextBlock, PortableTextLink, PortableTextSpan } from '@weefsel/contracts';

/** `**strong**` or `[text](href)`. */
const INLINE = /\*\*(?<strong>[^*]+)\*\*|\[(?<label>[^\]]+)\]\((?<href>[^)]+)\)/g;

/** Markdown escapes characters with a possible meaning, as in `\_`. */
const withoutEscapes = (text: string) => text.replace(/\\([_*[\]])/g, '$1');

type Line = Pick<PortableTextBlock, 'style' | 'listItem' | 'level'> & { text: string };

/** Keeps amounts, measures and times on one line. */
export const keepTogether = (text: string): string =>
  text
    .replace(/€ (?=\d)|(?<=\d) (?=(?:cm|uur)\b)/g, (found) => found.replace(' ', '\u00a0'))
    .replace(/(?<=\d)–(?=\d)/g, '\u2060–\u2060');

function readLine(line: string): Line {
  const heading = /^### (.+)$/.exec(line)?.[1];
  if (heading) return { style: 'h3', text: heading };
  const bullet = /^- (.+)$/.exec(line)?.[1];
  if (bullet) return { style: 'normal', listItem: 'bullet', level: 1, text: bullet };
  const step = /^\d+\. (.+)$/.exec(line)?.[1];
  if (step) return { style: 'normal', listItem: 'number', level: 1, text: step };
  return { style: 'normal', text: line };
}

function toBlock({ text, ...line }: Line, key: string): PortableTextBlock {
  const markDefs: PortableTextLink[] = [];
  const children: PortableTextSpan[] = [];
  const add = (content: string, marks: string[]) => {
    if (!content) return;
    children.push({ _type: 'span', _key: `${key}s${children.length}`, text: withoutEscapes(content), marks });
  };
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    add(text.slice(end, match.index), []);
    const { strong, label, href } = match.groups ?? {};
    if (strong) add(strong, ['strong']);
    if (label && href) {
      const link: PortableTextLink = { _type: 'link', _key: `${key}m${markDefs.length}`, href };
      markDefs.push(link);
      add(label, [link._key]);
    }
    end = match.index + match[0].length;
  }
  add(text.slice(end), []);
  return { _type: 'block', _key: key, ...line, markDefs, children };
}

/**
 * Parses a few lines into portable text. Each line is a paragraph: `### ` starts a heading, `- ` a bullet, `1. ` a
 * step. Lines may contain `**strong**` and `[text](href)`. Empty lines are dropped.
 */
export function portableText(source: string): PortableText {
  return source
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line, index) => toBlock(readLine(keepTogether(line)), `b${index}`));
}
