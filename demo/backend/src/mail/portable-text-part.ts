import type { PortableText, PortableTextBlock } from '@weefsel/contracts';
import { html, type Html } from '../markup/html.ts';
import { promised } from '../promised.ts';

/** Absolute address of a link within the shop, as mails need it. */
const absolute = (href: string, origin: string): string => (href.startsWith('/') ? `${origin}${href}` : href);

function spanOf(
  { text, marks = [] }: PortableTextBlock['children'][number],
  { markDefs = [] }: PortableTextBlock,
  origin: string,
): Html {
  const link = markDefs.find(({ _key }) => marks.includes(_key));
  const content = marks.includes('strong')
    ? html`<strong>${promised(text)}</strong>`
    : html`${promised(text)}`;
  return link ? html`<a href="${absolute(link.href, origin)}">${content}</a>` : content;
}

/** An editors' text as part of a mail; `origin` is the shop's, without trailing slash. */
export const portableTextPart = (text: PortableText, origin: string): Html[] =>
  text.map((block) => {
    const content = block.children.map((span) => spanOf(span, block, origin));
    return block.listItem
      ? html`<p style="margin:0 0 8px 16px">• ${content}</p>`
      : html`<p style="margin:0 0 8px">${content}</p>`;
  });
