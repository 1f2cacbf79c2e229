import { list, reference, text, titledPage } from '@weefsel/contracts/shapes';
import * as v from 'valibot';
import { pageHref } from '../../links/page-href';
import { plainText } from '../../text/plain-text';
import type { RawBlock } from '../block-context';
import type { BlockReading } from '../block-kind';
import { blockOf } from '../block-shape';
import { faqAnchor, type FaqBlock } from '../faq/to-faq';
import { shownItems } from '../shown-items';

/** Links to related pages, followed by links to the FAQ headings of this page. */
export type InPageMenuBlock = v.InferOutput<typeof inPageMenuBlock>;
const inPageMenuBlock = blockOf('inPageMenu', {
  /** Accessible name of the menu. */
  title: text,
  tabs: list(
    v.object({
      _key: text,
      title: text,
      pageReference: v.exactOptional(reference),
      /** The referenced page; null when it was deleted. */
      page: titledPage,
    }),
  ),
});

export interface MenuEntry {
  title: string;
  href: string;
  /** True for the page with this menu. */
  current: boolean;
}

export interface InPageMenuProps {
  title: string;
  pages: MenuEntry[];
  /** FAQ headings on this page. */
  headings: { title: string; anchor: string }[];
}

const isFaq = (block: RawBlock): block is FaqBlock => block._type === 'faq';

/** Links to the pages that still exist, and to the FAQ headings of this page. */
export const reading: BlockReading<InPageMenuBlock, InPageMenuProps> = {
  shape: inPageMenuBlock,
  query: '{ tabs[]{ ..., "page": pageReference->{ title, slug } } }',
  toProps({ title, tabs }, context) {
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
  },
};
