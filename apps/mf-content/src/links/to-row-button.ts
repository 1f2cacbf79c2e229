import type { ContentButton } from '@weefsel/contracts';
import type { ButtonLinkProps } from '@weefsel/ui';
import { toButtonProps } from '@weefsel/ui';

/** A button that stands in a row with others, so without an alignment of its own. */
export function toRowButton(button: ContentButton, href: string): ButtonLinkProps {
  const props = toButtonProps(button, href);
  delete props.align;
  return props;
}
