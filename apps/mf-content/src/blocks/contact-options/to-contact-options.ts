import { list, maybeText, text } from '@weefsel/contracts/shapes';
import * as v from 'valibot';
import { givenHref } from '../../links/given-href';
import { withoutUndefined } from '../../text/without-undefined';
import { plainText } from '../../text/plain-text';
import type { BlockReading } from '../block-kind';
import { blockOf } from '../block-shape';
import { shownItems } from '../shown-items';

export type ContactIcon = v.InferOutput<typeof contactIcon>;
const contactIcon = v.picklist(['whatsapp', 'facebook', 'email', 'instagram', 'phone']);

export type ContactOption = v.InferOutput<typeof contactOption>;
const contactOption = v.object({
  _key: text,
  title: text,
  contactOptionGroups: list(
    v.object({
      _key: text,
      icon: contactIcon,
      /** Visible text, e.g. a telephone number. */
      content: text,
      /** `tel:`, `mailto:` or an address; absent when it is no link. */
      link: maybeText,
    }),
  ),
});

export type ContactOptionsBlock = v.InferOutput<typeof contactOptionsBlock>;
const contactOptionsBlock = blockOf('contactOptions', {
  title: maybeText,
  text: maybeText,
  options: list(contactOption),
});

export interface ContactLine {
  key: string;
  /** Absent for an icon unknown to this shop. */
  icon?: ContactIcon;
  content: string;
  href?: string;
}

export interface ContactOptionsProps {
  title?: string;
  text?: string;
  options: { key: string; title?: string; lines: ContactLine[] }[];
}

type Line = ContactOption['contactOptionGroups'][number];

function toLine({ _key, icon, content, link }: Line): ContactLine | undefined {
  const read = plainText(content);
  if (!read) return undefined;
  return withoutUndefined({
    key: _key,
    icon: contactIcon.options.find((known) => known === icon),
    content: read,
    href: givenHref(link),
  });
}

/** The contact details that have a text. */
export const reading: BlockReading<ContactOptionsBlock, ContactOptionsProps> = {
  shape: contactOptionsBlock,
  toProps: (block, { warn }) =>
    withoutUndefined({
      title: plainText(block.title),
      text: plainText(block.text),
      options: shownItems(
        block.options,
        ({ _key, title, contactOptionGroups }) => {
          const lines = shownItems(contactOptionGroups, toLine, warn);
          return lines.length > 0
            ? withoutUndefined({ key: _key, title: plainText(title), lines })
            : undefined;
        },
        warn,
      ),
    }),
};
