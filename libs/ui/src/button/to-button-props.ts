import { NO_LINK, type ContentButton } from '@weefsel/contracts';
import type { ButtonLinkProps } from './button';

/** A button from the editors, with the content service's field names. Any of them may be absent. */
type ButtonBlock = Partial<ContentButton>;

/** Looks up the address of a category by its id. `#` or undefined when there is none. */
type LinkLookup = (categoryId: string) => Promise<string | undefined>;

/** Makes an address usable as `href`: complete ones stay, others get a leading slash. */
export function toHref(link: string): string {
  return /^(\/|http|mailto:|tel:|#)/.test(link) ? link : `/${link}`;
}

/**
 * The address of a button. An internal one is looked up by category id and lower-cased. On failure calls `warn` and
 * keeps the editor's link. Never throws.
 */
export async function resolveButtonLink(
  block: ButtonBlock,
  lookup: LinkLookup,
  warn: (message: string) => void,
): Promise<string> {
  const fallback = toHref(block.link || NO_LINK);
  if (block.buttonType === 'external') return toHref(block.externalUrl || fallback);

  const id = block.internalLink?._ref;
  if (!id) return fallback;

  const found = await lookup(id).catch(() => undefined);
  if (found && found !== NO_LINK) return toHref(found.toLowerCase());

  warn(
    `No address found for category ${id}: the button "${block.text ?? block.title ?? ''}" keeps ${fallback}.`,
  );
  return fallback;
}

/** Props of a button block with a resolved address. An external one always opens a new tab. */
export function toButtonProps(block: ButtonBlock, href: string): ButtonLinkProps {
  const variant = block.type ?? 'primary';
  return {
    href: toHref(href),
    children: block.text || block.title,
    variant,
    variantOnMobile: block.buttonTypeMobile ?? variant,
    target: block.buttonType === 'external' ? '_blank' : (block.target ?? '_self'),
    align: block.buttonAlignment ?? 'center',
    ...(block.title && { title: block.title }),
    ...(block.classes && { className: block.classes }),
  };
}
