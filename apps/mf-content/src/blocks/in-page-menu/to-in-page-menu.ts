import { pageHref } from '../../links/page-href';
import { plainText } from '../../text/plain-text';
import type { BlockContext, RawBlock } from '../block-context';
import { faqAnchor } from '../faq/faq-anchor';
import { shownItems } from '../shown-items';
import type { BlockReading } from '../block-kind';
import type { FaqBlock } from '../faq/faq-shape';
import { inPageMenuBlock, type InPageMenuBlock } from './in-page-menu-shape';

export interface MenuEntry {
  title: string;
  href: string;
  /** The page that the menu stands on. */
  current: boolean;
}

export interface InPageMenuProps {
  title: string;
  pages: MenuEntry[];
  /** Headings of questions on this page. */
  headings: { title: string; anchor: string }[];
}

const isFaq = (block: RawBlock): block is FaqBlock => block._type === 'faq';

/** Ways to the pages that still exist, and to each FAQ heading of this page. */
export function toInPageMenu({ title, tabs }: InPageMenuBlock, context: BlockContext): InPageMenuProps {
  const { page, path, warn } = context;
  return {
    title: plainText(title) ?? '',
    pages: shownItems(
      tabs,
      (tab) => {
        const slug = plainText(tab.page?.slug?.current);
        const name = plainText(tab.title) ?? plainText(tab.page?.title);
        if (!slug) warn(`the page that "${name ?? tab._key}" leads to is gone.`);
        if (!slug || !name) return undefined;
        const href = pageHref(slug);
        return { title: name, href, current: href === path };
      },
      warn,
    ),
    headings: shownItems(
      page.filter(isFaq),
      (faq) => {
        const heading = plainText(faq.title);
        return heading ? { title: heading, anchor: faqAnchor(faq) } : undefined;
      },
      warn,
    ),
  };
}

export const reading: BlockReading<InPageMenuBlock, InPageMenuProps> = {
  shape: inPageMenuBlock,
  query: '{ tabs[]{ ..., "page": pageReference->{ title, slug } } }',
  toProps: toInPageMenu,
};
