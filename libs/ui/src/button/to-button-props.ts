import { NO_LINK, type ContentButton } from '@weefsel/contracts';
import type { ButtonLinkProps } from './button';

/** A button as editors fill it in: the content service's own names, any of which may be absent. */
type ButtonBlock = Partial<ContentButton>;

/** Looks up the address of a category by its id; `#` or nothing means that there is none. */
export type LinkLookup = (categoryId: string) => Promise<string | undefined>;

/** An address that can stand in `href`: complete ones are kept, any other gets a leading slash. */
export function toHref(link: string): string {
  return /^(\/|http|mailto:|tel:|#)/.test(link) ? link : `/${link}`;
}

/**
 * The address of a button. An internal one is looked up by category id and put in lower case; when that fails
 * `warn` is called and the link that the editor gave stays. Never throws.
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

/** Props of a button block whose address was resolved; an external one always opens a new tab. */
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
