import type { ContentButton } from '@weefsel/contracts';
import { toButtonProps, type ButtonLinkProps } from '@weefsel/ui';
import type { PageSurroundings } from '../blocks/block-context';

/** A button in a row, without alignment: the row has one. */
function toRowButton(button: ContentButton, href: string): ButtonLinkProps {
  const props = toButtonProps(button, href);
  delete props.align;
  return props;
}

/** The only button of a block; undefined for one without a text. */
export const toLoneButton = (
  button: ContentButton | null | undefined,
  { hrefOf }: Pick<PageSurroundings, 'hrefOf'>,
): ButtonLinkProps | undefined => (button?.text ? toRowButton(button, hrefOf(button)) : undefined);

/** The buttons of a row; those without a text are left out. */
export const toRowButtons = (
  buttons: readonly (ContentButton | null | undefined)[] | null | undefined,
  { hrefOf }: Pick<PageSurroundings, 'hrefOf'>,
): ButtonLinkProps[] =>
  (Array.isArray(buttons) ? (buttons as readonly (ContentButton | null | undefined)[]) : []).flatMap(
    (button) => (button?.text || button?.title ? toRowButton(button, hrefOf(button)) : []),
  );
