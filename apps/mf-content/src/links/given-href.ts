import { NO_LINK, safeHref } from '@weefsel/contracts';
import { plainText } from '../text/plain-text';

/** An address that an editor typed; undefined when there is none, or one that must not be followed. */
export function givenHref(address: unknown): string | undefined {
  const href = safeHref(plainText(address));
  return href === NO_LINK ? undefined : href;
}
